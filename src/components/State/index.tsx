import type {ReactNode} from 'react';
import type {StateData} from '@site/src/plugins/product-model/kinds/entities';
import Badge from '../Badge';

type Props = {readonly data: Pick<StateData, 'name' | 'tone'>};

/** Badge of a state, with the name and tone of the product model. */
export default function State({data}: Props): ReactNode {
  return <Badge tone={data.tone}>{data.name}</Badge>;
}
