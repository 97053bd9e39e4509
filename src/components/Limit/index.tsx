import type {ReactNode} from 'react';
import type {LimitData} from '@site/src/plugins/product-model/kinds/limits';
import AssumedMarker from '../AssumedMarker';
import styles from './styles.module.css';

type Props = {
  readonly data: LimitData;
  /** Leaves out the asterisk. `linkFirstMention` (src/plugins/product-model/remark) sets it. */
  readonly plain?: boolean;
};

/** A value up to this length is a number, which must not wrap. A longer one is a phrase. */
const NUMBER_LENGTH = 12;

/** Show the value of a limit in a sentence. An assumed value has an asterisk. */
export default function Limit({data: {value, assumed}, plain}: Props): ReactNode {
  return (
    <span className={value.length <= NUMBER_LENGTH ? styles.number : undefined}>
      {value}
      {assumed && !plain && <AssumedMarker />}
    </span>
  );
}
