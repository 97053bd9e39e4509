import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LimitSlice} from '@site/src/plugins/product-model/kinds/limits';
import DataTable from '../DataTable';
import MachineValue from '../MachineValue';
import styles from './styles.module.css';

type Props = {
  readonly data: readonly LimitSlice[];
  /** Accessible name of the table, where its rows are not limits but, for example, algorithms. */
  readonly label?: string;
  /** Heading of the first column, in the language of the page. */
  readonly nameHeading?: string;
  /** Heading of the second column, in the language of the page. */
  readonly valueHeading?: string;
};

/** Limits with their values, and a note where one needs it. */
export default function LimitsTable({data, label, nameHeading, valueHeading}: Props): ReactNode {
  const limits = translate({
    id: 'obis.limitsTable.label',
    message: 'Limits',
    description: 'Name of a table of limits for screen readers',
  });
  return (
    <DataTable label={label ?? limits}>
      <thead>
        <tr>
          <th scope="col">
            {nameHeading ?? (
              <Translate
                id="obis.limitsTable.limit"
                description="Column of a limits table: what is limited">
                Limit
              </Translate>
            )}
          </th>
          <th scope="col">
            {valueHeading ?? (
              <Translate
                id="obis.limitsTable.value"
                description="Column of a limits table: the value">
                Value
              </Translate>
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({name, value, note}) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {/* A block element, so that copied and indexed text has a line break between the two. */}
              {note && <div className={styles.note}>{note}</div>}
            </th>
            <td className={styles.value}>
              <MachineValue>{value}</MachineValue>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
