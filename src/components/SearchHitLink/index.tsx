import type {ComponentProps, ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Level} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/searchApi';
import styles from './styles.module.css';

/**
 * Turn a highlighted value into an element. `<mark>` tags become elements, and anything else is text. Because of the key, a
 * new value replaces the whole element. A page translator may have replaced the text nodes in it, so React could not update them
 * (https://github.com/facebook/react/issues/11538).
 */
export function renderMarks(marked: string): ReactElement {
  const parts = marked.split(/<mark>([\s\S]*?)<\/mark>/).map((part, position) => {
    return position % 2 === 1 ? <mark key={position}>{part}</mark> : part;
  });
  return <span key={marked}>{parts}</span>;
}

/** Return the heading of a hit at a level, with highlights if it has any. It is empty for a level without a heading. */
export function highlightedHeading(
  hit: Pick<SearchHit, 'hierarchy' | '_highlightResult'>,
  level: Level,
): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

type Props = ComponentProps<typeof Link> & {
  /** Heading of the section. It is empty for text before the first section of a page. */
  heading: string;
  /** Title of the page, where hits are not grouped by page. */
  page?: string | undefined;
  snippet?: string | undefined;
};

/** Show a search hit in the modal or on the search page, as a link with the heading and a snippet. */
export default function SearchHitLink({heading, page, snippet, ...link}: Props): ReactNode {
  return (
    <Link autoAddBaseUrl={false} className={styles.row} {...link}>
      {heading && (
        <span>
          {renderMarks(heading)}
          {page && <small>{renderMarks(page)}</small>}
        </span>
      )}
      {snippet && <span className={styles.snippet}>{renderMarks(snippet)}</span>}
    </Link>
  );
}
