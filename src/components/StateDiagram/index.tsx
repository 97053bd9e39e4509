import type {ReactNode} from 'react';
import type {DiagramSlice} from '@site/src/plugins/product-model/kinds/entities';
import Diagram from '../Diagram';

type Props = {readonly data: DiagramSlice; readonly title?: string};

/** State diagram of an entity, generated from the product model. */
export default function StateDiagram({data, title}: Props): ReactNode {
  return <Diagram svg={data.svg} alt={data.alt} title={title} />;
}
