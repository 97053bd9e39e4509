import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LimitSlice} from '@site/src/plugins/product-model/kinds/limits';
import AssumedMark from '../AssumedMark';
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

/**
 * Limits with their values, a note where one needs it, and the document that a standard's comes from. One line below the table says which of them
 * nobody has confirmed: all, or those with the mark.
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
  const isAllAssumed = data.every(({assumed}) => assumed);
  return (
    <>
      <FactTable
        label={label}
        columns={[
          {heading: nameHeading ?? limit, cell: ({name}) => name},
          {
            heading: valueHeading ?? value,
            cell: (row) => (
              <>
                <MachineValue>{row.value}</MachineValue>
                {row.assumed && !isAllAssumed && <AssumedMark />}{' '}
                {row.note && <small>{row.note}</small>}
                {row.standard && (
                  <small data-search-ignore>
                    <Translate
                      id="obis.limitsTable.standard"
                      description="Limits table, below a value: the public document, with its clause, that it comes from"
                      values={{document: row.standard}}>
                      {'Source: {document}'}
                    </Translate>
                  </small>
                )}
              </>
            ),
          },
        ]}
        groups={[{rows: data}]}
      />
      {data.some(({assumed}) => assumed) && (
        <AssumedMark data-legend={isAllAssumed ? 'all' : 'marked'} />
      )}
    </>
  );
}
