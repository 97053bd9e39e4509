import {type ComponentProps, memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {unescapeHtml} from '@site/src/plugins/search/shared/markup';
import styles from './styles.module.css';

/** A highlighted value of a hit: `<mark>` tags become elements, anything else stays text. */
export function marked(html: string): ReactNode[] {
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

/** A row of the search, in the window as on the page: a section, and the text found in it, as highlighted values. */
export default memo(function SearchHit({heading, page, snippet, ...link}: Props) {
  return (
    <Link autoAddBaseUrl={false} className={styles.row} {...link}>
      <span>
        {marked(heading)}
        {page && <small>{marked(page)}</small>}
      </span>
      {snippet && <span className={styles.snippet}>{marked(snippet)}</span>}
    </Link>
  );
});
