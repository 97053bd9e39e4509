import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {unescapeHtml} from '@site/src/plugins/search/shared/markup';
import type {PageResult, Place} from './groupByPage';
import styles from './styles.module.css';

/** More would push the next page's hits out of view; the rest is collapsed. */
const INITIAL_PLACES = 3;

/** A highlighted value of a hit: `<mark>` tags become elements, anything else stays text. */
function Marked({html}: {html: string}): ReactNode {
  return html.split(/<mark>([\s\S]*?)<\/mark>/).map((part, position) => {
    const Tag = position % 2 === 1 ? 'mark' : Fragment;
    return <Tag key={position}>{unescapeHtml(part.replace(/<\/?mark>/g, ''))}</Tag>;
  });
}

function Places({places}: {places: Place[]}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  return (
    <ul>
      {places.map(({id, url, headings, snippet}) => (
        <li key={id}>
          <Link autoAddBaseUrl={false} href={processUrl(url)} className={styles.place}>
            {headings.length > 0 && (
              <span>
                {headings.map((heading, position) => (
                  <span key={position} className={styles.step}>
                    <Marked html={heading} />
                  </span>
                ))}
              </span>
            )}
            {snippet && (
              <span className={styles.snippet}>
                <Marked html={snippet} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One page of the results with its matching sections. */
export default function PageHits({url, group, title, places}: PageResult): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const {selectMessage} = usePluralForm();
  const rest = places.slice(INITIAL_PLACES);
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link autoAddBaseUrl={false} href={processUrl(url)}>
          <Marked html={title} />
        </Link>
      </Heading>
      <p className={styles.group}>
        <Marked html={group} />
      </p>
      {places.length > 0 && <Places places={places.slice(0, INITIAL_PLACES)} />}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            {selectMessage(
              rest.length,
              translate(
                {
                  id: 'obis.searchPage.morePlaces',
                  message: 'One more place on this page|{count} more places on this page',
                  description: 'Opens further results of one page; plural forms separated by "|"',
                },
                {count: rest.length},
              ),
            )}
          </summary>
          <Places places={rest} />
        </details>
      )}
    </li>
  );
}
