import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {StateRowData} from '@site/src/plugins/product-model/kinds/entities';
import FactTable from '../FactTable';
import State from '../State';

type Props = {readonly data: readonly StateRowData[]};

/** Show a table of the states of an entity: what they mean, and to which states the actions in them lead. */
export default function StateTable({data}: Props): ReactNode {
  const state = translate({
    id: 'obis.stateTable.state',
    message: 'State',
    description: 'Column of a state table: the state',
  });
  const meaning = translate({
    id: 'obis.stateTable.meaning',
    message: 'Meaning',
    description: 'Column of a state table: what the state means',
  });
  const leadsTo = translate({
    id: 'obis.stateTable.leadsTo',
    message: 'Leads to',
    description: 'Column of a state table: action → next state',
  });
  return (
    <FactTable
      layout="columns"
      columns={[
        {heading: state, cell: (row) => <State data={row} />},
        {heading: meaning, cell: (row) => row.meaning},
        ...(data.some((row) => row.leadsTo.length > 0)
          ? [
              {
                heading: leadsTo,
                cell: (row: StateRowData) =>
                  row.leadsTo.map((each) => <div key={each}>{each}</div>),
              },
            ]
          : []),
      ]}
      groups={[{rows: data}]}
    />
  );
}
