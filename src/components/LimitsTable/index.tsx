import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LimitData} from '@site/src/plugins/product-model/kinds/limits';
import FactTable from '../FactTable';
import MachineValue from '../MachineValue';

type Props = {
  readonly data: readonly LimitData[];
  /** Accessible name of the table. Default: the heading of the first column. */
  readonly label?: string;
  /** Heading of the first column, in the language of the page. */
  readonly nameHeading?: string;
  /** Heading of the second column, in the language of the page. */
  readonly valueHeading?: string;
};

/** Show the public document, with its clause, that a value comes from. */
function Source({document}: {readonly document: string}): ReactNode {
  return (
    <small data-search-ignore>
      <Translate
        id="obis.limitsTable.standard"
        description="Limits table, below a value: the public document, with its clause, that it comes from"
        values={{document}}>
        {'Source: {document}'}
      </Translate>
    </small>
  );
}

/**
 * Show a table of limits with their values, notes and, for a value from a standard, the document. It is also for named values that are not
 * limits, such as algorithms.
 */
export default function LimitsTable({data, label, nameHeading, valueHeading}: Props): ReactNode {
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
      label={label}
      columns={[
        {heading: nameHeading ?? limit, cell: ({name}) => name},
        {
          heading: valueHeading ?? value,
          cell: (row) => (
            <>
              <MachineValue>{row.value}</MachineValue> {row.note && <small>{row.note}</small>}
              {row.standard && <Source document={row.standard} />}
            </>
          ),
        },
      ]}
      groups={[{rows: data}]}
    />
  );
}
