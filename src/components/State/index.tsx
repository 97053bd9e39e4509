import type {ReactNode} from 'react';
import type {StateData} from '@site/src/plugins/product-model/kinds/entities';
import Badge from '../Badge';

type Props = {readonly data: Pick<StateData, 'name' | 'tone'>};

/** Show the name of a state as a badge, in the tone that the product model gives it. */
export default function State({data}: Props): ReactNode {
  return <Badge tone={data.tone}>{data.name}</Badge>;
}
