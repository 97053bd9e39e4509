import type {ReactNode} from 'react';
import type {StateData} from '@site/src/plugins/product-model/kinds/entities';
import Badge from '../Badge';

type Props = {readonly data: Pick<StateData, 'name' | 'tone'>};

/** Show a state of a product entity, such as a device, as a badge. The product model has the colour. */
export default function State({data}: Props): ReactNode {
  return <Badge tone={data.tone}>{data.name}</Badge>;
}
