import type {ReactNode} from 'react';
import type {LimitData} from '@site/src/plugins/product-model/kinds/limits';
import styles from './styles.module.css';

type Props = {readonly data: LimitData};

/** Matches a number with its unit, which must not wrap. Other values are phrases. */
const NUMBER = /^(?=.*\d).{1,12}$/;

/** Show the value of a limit in a sentence. */
export default function Limit({data: {value}}: Props): ReactNode {
  return <span className={NUMBER.test(value) ? styles.number : undefined}>{value}</span>;
}
