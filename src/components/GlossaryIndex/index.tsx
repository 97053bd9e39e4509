import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {IndexGroup} from '@site/src/plugins/product-model/glossaryIndex';
import Filter from './Filter';
import styles from './styles.module.css';

type Props = {readonly data: readonly IndexGroup[]};

/** Show a field that filters the terms on the page, and a collapsed index of all terms from A to Z. */
export default function GlossaryIndex({data}: Props): ReactNode {
  const {hash} = useLocation();
  const name = translate({
    id: 'obis.glossary.index',
    message: 'Terms from A to Z',
    description: 'Name of the A-Z index of the glossary',
  });
  return (
    <nav aria-label={name}>
      {/* The key resets the filter when the reader follows a link to a term, which could be hidden. */}
      <Filter key={hash} />
      <details>
        <summary>{name}</summary>
        <dl className={styles.groups}>
          {data.map(({letter, entries}) => (
            <div key={letter} className={styles.group}>
              <dt className={styles.letter}>{letter}</dt>
              {entries.map(({id, label}) => (
                <dd key={label} className={styles.entry}>
                  <a href={`#${id}`}>{label}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </nav>
  );
}
