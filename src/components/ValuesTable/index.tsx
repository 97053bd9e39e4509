import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ValueData} from '@site/src/plugins/product-model/kinds/values';
import FactTable from '../FactTable';
import MachineValue from '../MachineValue';

type Props = {
  readonly data: readonly ValueData[];
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
        id="obis.valuesTable.standard"
        description="Values table, below a value: the public document, with its clause, that it comes from"
        values={{document}}>
        {'Source: {document}'}
      </Translate>
    </small>
  );
}

/**
 * Show a table of named values, each with its note and, if it comes from a standard, the document. Without other headings, it is a table of
 * limits.
 */
export default function ValuesTable({data, label, nameHeading, valueHeading}: Props): ReactNode {
  const limit = translate({
    id: 'obis.valuesTable.limit',
    message: 'Limit',
    description: 'Column of a values table: what is limited',
  });
  const value = translate({
    id: 'obis.valuesTable.value',
    message: 'Value',
    description: 'Column of a values table: the value',
  });
  return (
    <FactTable
      label={label}
      columns={[
        {
          heading: nameHeading ?? limit,
          // The variable of a template looks as in the template.
          cell: ({name}) => (name.startsWith('${') ? <code translate="no">{name}</code> : name),
        },
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
