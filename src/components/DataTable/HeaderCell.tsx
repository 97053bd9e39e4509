import type {ComponentProps, ReactNode} from 'react';

/** A header cell of a Markdown table. An empty corner is no header: screen readers would announce nothing. */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td />;
}
