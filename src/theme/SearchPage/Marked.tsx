import {Fragment, type ReactNode} from 'react';
import {unescapeHtml} from '@site/src/plugins/search/shared/markup';

/** Shows a value of a hit: its `<mark>` tags as elements, all else as text. */
export default function Marked({html}: {html: string}): ReactNode {
  return html.split(/<mark>([\s\S]*?)<\/mark>/).map((part, position) => {
    const text = unescapeHtml(part.replace(/<\/?mark>/g, ''));
    return position % 2 === 1 ? (
      <mark key={position}>{text}</mark>
    ) : (
      <Fragment key={position}>{text}</Fragment>
    );
  });
}
