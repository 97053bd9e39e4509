import type {ReactNode} from 'react';
import type {LimitData} from '@site/src/plugins/product-model/kinds/limits';
import AssumedMarker from '../AssumedMarker';
import styles from './styles.module.css';

type Props = {
  readonly data: LimitData;
  /** Show no asterisk. Set by `linkFirstMention` (src/plugins/product-model/remark). */
  readonly plain?: boolean;
};

/** Longer values are phrases, which may wrap. */
const NUMBER_LENGTH = 12;

/** The value of one limit in a sentence. An assumed value has an asterisk. */
export default function Limit({data: {value, assumed}, plain}: Props): ReactNode {
  return (
    <span className={value.length <= NUMBER_LENGTH ? styles.number : undefined}>
      {value}
      {assumed && !plain && <AssumedMarker />}
    </span>
  );
}
