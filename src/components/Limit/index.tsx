import type {ReactNode} from 'react';
import type {LimitSlice} from '@site/src/plugins/product-model/slices';
import styles from './styles.module.css';

type Props = {readonly data: LimitSlice};

/** The value of one limit, inside a sentence. */
export default function Limit({data}: Props): ReactNode {
  return <span className={styles.value}>{data.value}</span>;
}
