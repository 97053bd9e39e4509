import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import HashLink from '@site/src/theme/Heading/HashLink';
import {reactNodeText} from '@site/src/lib/reactNodeText';

type Props = {
  /** The heading, then the content of its section. */
  readonly children: ReactNode;
};

type HeadingProps = {id: string; children: ReactNode; 'data-collapsible': boolean};

/**
 * Show a section that opens when the reader selects its heading. The remark plugin `collapseSections` adds this component, so pages do not
 * write it. The direct link of the heading is in the section, because a `<summary>` must not contain a link.
 */
export default function Collapsible({children}: Props): ReactNode {
  const [heading, ...section] = Children.toArray(children);
  if (!isValidElement<HeadingProps>(heading)) return children;
  const {id, children: title} = heading.props;
  return (
    <details>
      <summary>{cloneElement(heading, {'data-collapsible': true})}</summary>
      <HashLink to={id} heading={reactNodeText(title)} />
      {section}
    </details>
  );
}
