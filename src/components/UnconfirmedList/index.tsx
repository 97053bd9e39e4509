import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PageFactSlice} from '@site/src/plugins/product-model/pageEnds';
import styles from './styles.module.css';

type Props = {readonly data: readonly PageFactSlice[]};

/** In the review view: the facts of a page that nobody has confirmed, with file and line. */
export default function UnconfirmedList({data}: Props): ReactNode {
  if (data.length === 0) return null;
  return (
    <section className={styles.list} data-review data-search-ignore>
      <p>
        <b>
          <Translate
            id="obis.review.list"
            description="Review view, above the list at the end of a page: how many facts nobody has confirmed"
            values={{count: data.length}}>
            {'To be confirmed on this page: {count}'}
          </Translate>
        </b>
      </p>
      <ol>
        {data.map(({id, where, name, says}) => (
          <li key={id} id={`review-${id}`}>
            <b>{name}</b> <code>{id}</code> <code>{where}</code>
            <div className={styles.says}>{says}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
