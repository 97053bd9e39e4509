import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {StateData} from '@site/src/plugins/product-model/kinds/entities';
import FactTable from '../FactTable';
import State from '../State';
import {stateHeading} from './stateHeading';

type Props = {readonly data: readonly StateData[]};

/** Show a table of the states of an entity and what they mean. */
export default function StateTable({data}: Props): ReactNode {
  const meaning = translate({
    id: 'obis.stateTable.meaning',
    message: 'Meaning',
    description: 'Column of a state table: what the state means',
  });
  return (
    <FactTable
      columns={[
        {heading: stateHeading(), cell: (row) => <State data={row} />},
        {heading: meaning, cell: (row) => row.meaning},
      ]}
      groups={[{rows: data}]}
    />
  );
}
