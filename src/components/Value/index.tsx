import type {ReactNode} from 'react';
import type {ValueData} from '@site/src/plugins/product-model/kinds/values';
import styles from './styles.module.css';

type Props = {readonly data: ValueData};

/** Matches a number with its unit, which must not wrap. Other values are phrases. */
const NUMBER = /^(?=.*\d).{1,12}$/;

/** Show a named value of the product in a sentence. */
export default function Value({data: {value}}: Props): ReactNode {
  return <span className={NUMBER.test(value) ? styles.number : undefined}>{value}</span>;
}
