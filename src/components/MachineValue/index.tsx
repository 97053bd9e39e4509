import type {ReactNode} from 'react';
import {joinWithWbr} from '../joinWithWbr';
import {isMachineValue} from './isMachineValue';
import {splitValue} from './splitValue';

type Props = {readonly children: string};

/** Show a value of the product. If it is for machines, such as a host name, it is monospace and breaks after dots and slashes only. */
export default function MachineValue({children: value}: Props): ReactNode {
  return isMachineValue(value) ? <code>{joinWithWbr(splitValue(value))}</code> : value;
}
