import type {ReactNode} from 'react';
import SearchHitLink, {highlightedHeading} from '@site/src/components/SearchHitLink';
import {bestHitOfEachSection} from '@site/src/plugins/search/client/bestHitOfEachSection';
import {useResultUrl} from '@site/src/plugins/search/client/useResultUrl';
import {LEVELS} from '@site/src/plugins/search/shared/records';
import {useSearchResults} from '../useSearchResults';
import styles from './styles.module.css';

/** Number of hits below the field. The search page has the others. */
const MAX_HITS = 5;

type Props = {readonly words: string};

/** Show the best search hits for the words that a reader has typed into the field. The browser loads this module with the first word. */
export default function WordHits({words}: Props): ReactNode {
  const {hits} = useSearchResults(words);
  const resultUrl = useResultUrl();
  return (
    <ul className={styles.hits}>
      {bestHitOfEachSection(hits)
        .slice(0, MAX_HITS)
        .map((hit) => {
          const level = LEVELS.findLast((each) => hit.hierarchy[each]) ?? 'lvl1';
          return (
            <li key={hit.url}>
              <SearchHitLink
                href={resultUrl(hit.url)}
                heading={highlightedHeading(hit, level)}
                page={level === 'lvl1' ? undefined : (hit.hierarchy.lvl1 ?? undefined)}
                snippet={hit._snippetResult?.content?.value}
              />
            </li>
          );
        })}
    </ul>
  );
}
