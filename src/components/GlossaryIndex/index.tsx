import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {IndexGroup} from '@site/src/plugins/product-model/glossaryIndex';
import Filter from './Filter';
import styles from './styles.module.css';

type Props = {readonly data: readonly IndexGroup[]};

/** Show a field that filters the terms on the page, and a collapsed index of all terms from A to Z. */
export default function GlossaryIndex({data}: Props): ReactNode {
  const name = translate({
    id: 'obis.glossary.index',
    message: 'Terms from A to Z',
    description: 'Name of the A-Z index of the glossary',
  });
  return (
    <nav aria-label={name}>
      <Filter />
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
