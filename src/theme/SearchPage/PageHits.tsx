import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import Marked from './Marked';
import type {PageResult} from './groupByPage';
import styles from './styles.module.css';

/** One page of the results with the places in it that match. */
export default function PageHits({url, group, title, places}: PageResult): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  return (
    <li className={styles.result}>
      <p className={styles.group}>
        <Marked html={group} />
      </p>
      <Heading as="h2" className={styles.title}>
        <Link to={processUrl(url)}>
          <Marked html={title} />
        </Link>
      </Heading>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              {place.headings.length > 0 && (
                <Link to={processUrl(place.url)} className={styles.path}>
                  {place.headings.map((heading, position) => (
                    <span key={position} className={styles.step}>
                      <Marked html={heading} />
                    </span>
                  ))}
                </Link>
              )}
              {place.snippet && (
                <p className={styles.snippet}>
                  <Marked html={place.snippet} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
