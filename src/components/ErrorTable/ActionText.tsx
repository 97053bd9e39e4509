import type {ReactNode} from 'react';
import UI from '../UI';

/** Show a text of data/errors. As on pages, `<UI>` in it marks a label of the product, and backticks mark a command. */
export default function ActionText({children}: {readonly children: string}): ReactNode {
  return children.split(/(<UI>.*?<\/UI>|`[^`]+`)/).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith('`'))
      return (
        <code key={at} translate="no">
          {part.slice(1, -1)}
        </code>
      );
    return <UI key={at}>{part.slice('<UI>'.length, -'</UI>'.length)}</UI>;
  });
}
