import type {ReactNode} from 'react';
import type {LimitSlice} from '@site/src/plugins/product-model/sliceTypes';
import styles from './styles.module.css';

type Props = {readonly data: LimitSlice};

/** A number and its unit; values that are phrases are longer and break like other text. */
const NUMBER_LENGTH = 20;

/** The value of one limit, inside a sentence. */
export default function Limit({data: {value}}: Props): ReactNode {
  return <span className={value.length <= NUMBER_LENGTH ? styles.number : undefined}>{value}</span>;
}
