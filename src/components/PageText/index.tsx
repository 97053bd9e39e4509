import {createContext, type ReactNode, useContext} from 'react';
import TextInSteps, {type MdxContent} from './TextInSteps';

const InsideText = createContext(false);

/**
 * All text of a page, or of a file that a page imports: the `wrapper` of MDX (https://mdxjs.com/table-of-components/). The
 * text of a page that is opened by a link comes in two steps.
 */
export default function PageText({children}: {readonly children: MdxContent}): ReactNode {
  const isPart = useContext(InsideText);
  if (isPart) return children;
  return (
    <InsideText.Provider value>
      <TextInSteps>{children}</TextInSteps>
    </InsideText.Provider>
  );
}
