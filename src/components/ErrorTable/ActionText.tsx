import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ERROR_CODE} from '@site/src/content/errorCode';
import UI from '../UI';
import {ERROR_CODES_PAGE} from '../siteLinks';

/** Matches what is not plain text. */
const MARKED = new RegExp(`(<UI>.*?</UI>|\`[^\`]+\`|\\b${ERROR_CODE}\\b)`);

type Props = {
  readonly children: string;
  /** Called when the reader follows a link. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show a text of data/errors. As on pages, `<UI>` in it marks a label of the product, and backticks mark a command. An error code links to its
 * row in the list of all codes.
 */
export default function ActionText({children, onLeave}: Props): ReactNode {
  return children.split(MARKED).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith('`'))
      return (
        <code key={at} translate="no">
          {part.slice(1, -1)}
        </code>
      );
    if (part.startsWith('<')) return <UI key={at}>{part.slice('<UI>'.length, -'</UI>'.length)}</UI>;
    return (
      <Link key={at} to={`${ERROR_CODES_PAGE}#${part.toLowerCase()}`} onClick={onLeave}>
        {part}
      </Link>
    );
  });
}
