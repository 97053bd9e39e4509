import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import SearchHit, {marked} from '@site/src/components/SearchHit';
import type {PageResult, Place} from './groupByPage';
import styles from './styles.module.css';

/** More would push the next page's hits out of view; the rest is collapsed. */
const INITIAL_PLACES = 3;

function Places({places}: {places: Place[]}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  return (
    <ul>
      {places.map(({url, headings, snippet}) => (
        <li key={url}>
          <SearchHit href={processUrl(url)} heading={headings.join(' › ')} snippet={snippet} />
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
          {marked(title)}
        </Link>
      </Heading>
      <p className={styles.group}>{marked(group)}</p>
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
