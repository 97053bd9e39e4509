import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DataTable from '../DataTable';

/** A column: its heading, and its cell in each row. */
export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string | undefined;
};

type Props<Row> = {
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly groups: readonly {readonly name?: string; readonly rows: readonly Row[]}[];
  /** Shows long texts as a list of cards where the columns do not fit. */
  readonly cards?: boolean;
  /** Returns the id of a row, for a table whose rows pages link to; its columns have fixed widths. */
  readonly anchor?: (row: Row) => string;
};

/** Renders facts as a table. One of cards has ARIA roles, since its CSS takes the meaning of the elements away. */
export default function FactTable<Row>({label, columns, groups, cards, anchor}: Props<Row>) {
  const brokenLinks = useBrokenLinks();
  if (anchor) {
    for (const row of groups.flatMap(({rows}) => rows)) brokenLinks.collectAnchor(anchor(row));
  }
  const role = (name: string) => (cards ? name : undefined);
  const [title, ...details] = columns;
  return (
    <DataTable cards={cards} fixed={anchor !== undefined} label={label} role={role('table')}>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map(({heading}) => (
            <th key={heading} scope="col" role={role('columnheader')}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({name, rows}, at) => (
        <tbody key={at} role={role('rowgroup')}>
          {name && (
            <tr role={role('row')}>
              <th scope="rowgroup" role={role('rowheader')} colSpan={columns.length}>
                {name}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index} role={role('row')} id={anchor?.(row)}>
              <th scope="row" role={role('rowheader')}>
                {title.cell(row)}
              </th>
              {details.map(({heading, cell, className}) => (
                <td
                  key={heading}
                  role={role('cell')}
                  data-label={cards ? heading : undefined}
                  className={className}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
