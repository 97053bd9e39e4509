import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {unescapeHtml} from '@site/src/plugins/search/shared/markup';
import styles from './styles.module.css';

/** Render a highlighted value of a hit. `<mark>` tags become elements, anything else stays text. */
export function renderMarks(html: string): ReactNode[] {
  return html.split(/<mark>([\s\S]*?)<\/mark>/).map((part, position) => {
    const text = unescapeHtml(part.replace(/<\/?mark>/g, ''));
    return position % 2 === 1 ? <mark key={position}>{text}</mark> : text;
  });
}

type Props = ComponentProps<typeof Link> & {
  /** Empty for text right below the title of a page. */
  heading: string;
  /** The page of the heading, where nothing above says it. */
  page?: string | undefined;
  snippet?: string | undefined;
};

/** Render a result of the modal or the search page: a link with a section and the text found in it. */
export default function SearchHit({heading, page, snippet, ...link}: Props): ReactNode {
  return (
    <Link autoAddBaseUrl={false} className={styles.row} {...link}>
      <span>
        {renderMarks(heading)}
        {page && <small>{renderMarks(page)}</small>}
      </span>
      {snippet && <span className={styles.snippet}>{renderMarks(snippet)}</span>}
    </Link>
  );
}
