import type {ReactNode} from 'react';
import DataTable from '../DataTable';
import AnchorRow from './AnchorRow';

/** A row: its cells in the order of the columns; the first names the row. */
export type CardRow = {
  readonly id: string;
  readonly cells: readonly [ReactNode, ...ReactNode[]];
};

type Props = {
  readonly label: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly CardRow[];
  /** Makes each row's id an anchor that pages can link to. */
  readonly anchors?: boolean;
};

/** A responsive table of long texts: a list of cards where the columns do not fit. */
export default function CardTable({label, columns, rows, anchors}: Props): ReactNode {
  const [, ...details] = columns;
  return (
    <DataTable cards fixed label={label} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({id, cells: [name, ...cells]}) => (
          <AnchorRow key={id} id={anchors ? id : undefined}>
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={details[at]} role="cell" data-label={details[at]}>
                {cell}
              </td>
            ))}
          </AnchorRow>
        ))}
      </tbody>
    </DataTable>
  );
}
