import type {ReactNode} from 'react';
import {joinWithWbr} from '../joinWithWbr';
import {isMachineValue} from './isMachineValue';
import {splitValue} from './splitValue';

type Props = {readonly children: string};

/** Show a value of the product. A machine value, such as a host name, is monospace, and its line breaks only between its parts. */
export default function MachineValue({children: value}: Props): ReactNode {
  return isMachineValue(value) ? (
    <code translate="no">{joinWithWbr(splitValue(value))}</code>
  ) : (
    value
  );
}
