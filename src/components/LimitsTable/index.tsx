import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {LimitSlice} from '@site/src/plugins/product-model/kinds/limits';
import FactTable from '../FactTable';
import MachineValue from '../MachineValue';

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
  const limit = translate({
    id: 'obis.limitsTable.limit',
    message: 'Limit',
    description: 'Column of a limits table: what is limited',
  });
  const value = translate({
    id: 'obis.limitsTable.value',
    message: 'Value',
    description: 'Column of a limits table: the value',
  });
  return (
    <FactTable
      label={label ?? limits}
      columns={[
        {
          heading: nameHeading ?? limit,
          cell: ({name}) => name,
        },
        {
          heading: valueHeading ?? value,
          cell: (row) => (
            <>
              <MachineValue>{row.value}</MachineValue>
              {row.note && ' '}
              {row.note && <small>{row.note}</small>}
            </>
          ),
        },
      ]}
      groups={[{rows: data}]}
    />
  );
}
