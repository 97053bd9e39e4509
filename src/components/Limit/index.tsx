import type {ReactNode} from 'react';
import type {LimitData} from '@site/src/plugins/product-model/kinds/limits';
import styles from './styles.module.css';

type Props = {readonly data: LimitData};

/** A value up to this length is a number, which must not wrap. A longer one is a phrase. */
const NUMBER_LENGTH = 12;

/** Show the value of a limit in a sentence. */
export default function Limit({data: {value}}: Props): ReactNode {
  return <span className={value.length <= NUMBER_LENGTH ? styles.number : undefined}>{value}</span>;
}
