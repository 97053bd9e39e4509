import type {ReactNode} from 'react';
import type {StateSlice} from '@site/src/plugins/product-model/sliceTypes';
import Badge from '../Badge';

type Props = {readonly data: Pick<StateSlice, 'name' | 'tone'>};

/** A state as the product shows it: the model's word in the model's colour. */
export default function State({data}: Props): ReactNode {
  return <Badge tone={data.tone}>{data.name}</Badge>;
}
