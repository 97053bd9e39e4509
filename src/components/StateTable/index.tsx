import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {StateSlice} from '@site/src/plugins/product-model/kinds/entities';
import DataTable from '../DataTable';
import State from '../State';

type Props = {readonly data: readonly StateSlice[]};

/** The states of an entity and what each means. */
export default function StateTable({data}: Props): ReactNode {
  const label = translate({
    id: 'obis.stateTable.label',
    message: 'States',
    description: 'Name of a table of states for screen readers',
  });
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="obis.stateTable.state" description="Column of a state table: the state">
              State
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="obis.stateTable.meaning"
              description="Column of a state table: what the state means">
              Meaning
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((state) => (
          <tr key={state.id}>
            <th scope="row">
              <State data={state} />
            </th>
            <td>{state.meaning}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
