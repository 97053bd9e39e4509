import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {revealTarget} from '@site/src/lib/revealTarget';
import SearchHitLink, {highlightedHeading, renderMarks} from '@site/src/components/SearchHitLink';
import {bestHitOfEachSection} from '@site/src/plugins/search/client/bestHitOfEachSection';
import {useResultUrl} from '@site/src/plugins/search/client/useResultUrl';
import {LEVELS} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/searchApi';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Return an address without its hash. */
const pageUrl = (url: string) => url.replace(/#.*$/, '');

/** Group hits by page. Pages have the order of their best hits. */
function groupByPage(hits: readonly SearchHit[]): SearchHit[][] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = pageUrl(hit.url);
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()];
}

/** Render a page that was found: its title, the text before its first section if that matches, and one hit of each matching section. */
function PageHits({hits: [first, ...others]}: {hits: SearchHit[]}): ReactNode {
  const resultUrl = useResultUrl();
  if (!first) return null;
  const href = resultUrl(first.url);
  // Addresses that match `externalUrlRegex` of the search settings are left unchanged.
  const isExternal = href === first.url;
  const hits = bestHitOfEachSection([first, ...others]);
  const sections = hits.filter(({hierarchy}) => hierarchy.lvl2);
  const beforeSections = hits.find(({hierarchy}) => !hierarchy.lvl2);
  return (
    <li className={styles.result}>
      <div>
        <Heading
          as="h2"
          id={new URL(first.url, 'https://localhost').pathname}
          className={styles.title}>
          <Link autoAddBaseUrl={false} href={isExternal ? href : pageUrl(href)}>
            {renderMarks(highlightedHeading(first, 'lvl1'))}
          </Link>
        </Heading>
        <p className={styles.group}>{renderMarks(highlightedHeading(first, 'lvl0'))}</p>
      </div>
      <div>
        {beforeSections && (
          <p className={styles.text}>
            {renderMarks(beforeSections._snippetResult?.content?.value ?? '')}
          </p>
        )}
        <ul>
          {sections.map((hit) => (
            <li key={hit.url}>
              <SearchHitLink
                href={resultUrl(hit.url)}
                heading={LEVELS.slice(2)
                  .map((level) => highlightedHeading(hit, level))
                  .filter(Boolean)
                  .join(' › ')}
                snippet={hit._snippetResult?.content?.value}
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Render the hits of the search page, grouped by page. */
export default function Results({hits}: {hits: readonly SearchHit[]}): ReactNode {
  // The address can lead to a result. Results appear after the page.
  useEffect(revealTarget, []);
  return (
    <ol>
      {groupByPage(hits).map((group) => (
        <PageHits key={pageUrl(group[0]?.url ?? '')} hits={group} />
      ))}
    </ol>
  );
}
