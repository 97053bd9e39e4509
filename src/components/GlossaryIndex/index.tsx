import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GlossaryIndexSlice} from '@site/src/plugins/product-model/sliceTypes';
import styles from './styles.module.css';

type Props = {readonly data: GlossaryIndexSlice};

/** All terms and abbreviations from A to Z, each a link to its entry on the same page. */
export default function GlossaryIndex({data}: Props): ReactNode {
  return (
    <nav
      className={styles.index}
      aria-label={translate({
        id: 'obis.glossary.index',
        message: 'Terms from A to Z',
        description: 'Name of the A-Z index of the glossary for screen readers',
      })}>
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
    </nav>
  );
}
