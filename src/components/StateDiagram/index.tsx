import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DiagramData} from '@site/src/plugins/product-model/kinds/entities';
import Badge from '../Badge';
import Diagram from '../Diagram';
import FactTable from '../FactTable';
import {stateHeading} from '../StateTable/stateHeading';
import styles from './styles.module.css';

type Props = {readonly data: DiagramData; readonly title?: string};

/** Show a table of the actions in each state and the states they lead to. */
function TransitionTable({data: {moves}}: Pick<Props, 'data'>): ReactNode {
  const leadsTo = translate({
    id: 'obis.stateDiagram.leadsTo',
    message: 'Leads to',
    description: 'Column of a table of state changes: action → next state',
  });
  return (
    <FactTable
      label={leadsTo}
      columns={[
        {
          heading: stateHeading(),
          cell: ({name, tone}) => (tone ? <Badge tone={tone}>{name}</Badge> : name),
        },
        {heading: leadsTo, cell: ({to}) => to.map((each) => <div key={each}>{each}</div>)},
      ]}
      groups={[{rows: moves}]}
    />
  );
}

/** Show the states of an entity as a diagram. On a phone, and if the diagram would have too many lines, show a table instead. */
export default function StateDiagram({data, title}: Props): ReactNode {
  if (!data.svg) return <TransitionTable data={data} />;
  return (
    <>
      <div className={styles.picture}>
        <Diagram svg={data.svg} alt={data.alt} title={title} />
      </div>
      <div className={`${styles.transitions} screen-only`} data-search-ignore>
        <TransitionTable data={data} />
      </div>
    </>
  );
}
