import type {ComponentProps, ReactNode} from 'react';

/** A header cell of a Markdown table. An empty corner becomes a `<td>`: a header without a name is an accessibility error. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td />;
}
