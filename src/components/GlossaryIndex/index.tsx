import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {IndexGroup} from '@site/src/plugins/product-model/glossaryIndex';
import Filter from './Filter';
import styles from './styles.module.css';

type Props = {readonly data: readonly IndexGroup[]};

/** A field that filters the terms of the page, and a folded index of them from A to Z. */
export default function GlossaryIndex({data}: Props): ReactNode {
  const {hash} = useLocation();
  const name = translate({
    id: 'obis.glossary.index',
    message: 'Terms from A to Z',
    description: 'Name of the A-Z index of the glossary',
  });
  return (
    <nav aria-label={name}>
      {/* Begins anew with each link to a term, which would lead to a hidden one otherwise. */}
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
