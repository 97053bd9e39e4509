import type {ReactNode} from 'react';
import type {LimitSlice} from '@site/src/plugins/product-model/kinds/limits';
import AssumedMark from '../AssumedMark';
import styles from './styles.module.css';

type Props = {
  readonly data: LimitSlice;
  /** Whether `quietTerms` (src/plugins/product-model/remark) leaves it without its mark. */
  readonly plain?: boolean;
};

/** A number with its unit does not wrap; longer values are phrases, which do. */
const NUMBER_LENGTH = 12;

/** The value of one limit, inline in a sentence. */
export default function Limit({data: {value, assumed}, plain}: Props): ReactNode {
  return (
    <span className={value.length <= NUMBER_LENGTH ? styles.number : undefined}>
      {value}
      {assumed && !plain && <AssumedMark />}
    </span>
  );
}
