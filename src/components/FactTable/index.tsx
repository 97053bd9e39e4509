import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DataTable from '../DataTable';

/** A column: its heading, and a function that renders its cell for a row. */
type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** Accessible name. Default: the heading of the first column. */
  readonly label?: string;
  /** How DataTable shows the rows of three or more columns. */
  readonly layout?: 'blocks' | 'columns';
  /** The first column is the name of the row. The second has what the reader needs most. */
  readonly columns: readonly [Column<Row>, Column<Row>, ...Column<Row>[]];
  readonly groups: readonly {readonly name?: string; readonly rows: readonly Row[]}[];
  /** Returns the anchor of a row. Set this if pages link to the rows of the table. */
  readonly anchor?: (row: Row) => string;
};

/** Show facts of the product model as a table. ErrorTable and others are built on this component. */
export default function FactTable<Row>({label, layout, columns, groups, anchor}: Props<Row>) {
  const brokenLinks = useBrokenLinks();
  if (anchor) {
    for (const row of groups.flatMap(({rows}) => rows)) brokenLinks.collectAnchor(anchor(row));
  }
  const [title, ...details] = columns;
  return (
    <DataTable layout={layout} label={label ?? title.heading} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({heading}) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({name, rows}, at) => (
        <tbody key={at} role="rowgroup">
          {name && (
            <tr role="row">
              <th scope="rowgroup" role="rowheader" colSpan={columns.length}>
                {name}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index} role="row" id={anchor?.(row)}>
              <th scope="row" role="rowheader">
                {title.cell(row)}
              </th>
              {details.map(({heading, cell}, column) => (
                <td key={heading} role="cell" data-label={column > 0 ? heading : undefined}>
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
