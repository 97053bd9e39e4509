import type {ReactNode} from 'react';
import {joinWithWbr} from '../joinWithWbr';
import {isMachineValue} from './isMachineValue';
import {splitValue} from './splitValue';

type Props = {readonly children: string};

/** Renders a value of the product. One for a machine is set in monospace and breaks between its parts only. */
export default function MachineValue({children: value}: Props): ReactNode {
  return isMachineValue(value) ? <code>{joinWithWbr(splitValue(value))}</code> : value;
}
