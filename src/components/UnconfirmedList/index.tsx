import type {ReactNode} from 'react';
import type {UnconfirmedFactSlice} from '@site/src/plugins/product-model/pageEnds';
import styles from './styles.module.css';

type Props = {readonly data: readonly UnconfirmedFactSlice[]};

/** In the review view: the facts of a page that nobody has confirmed, with file and line. */
export default function UnconfirmedList({data}: Props): ReactNode {
  return (
    <ol className={styles.list} data-review data-search-ignore>
      {data.map(({id, where, name, says}) => (
        <li key={id} id={`review-${id}`}>
          <b>{name}</b> <code>{id}</code> <code>{where}</code>
          <div className={styles.says}>{says}</div>
        </li>
      ))}
    </ol>
  );
}
