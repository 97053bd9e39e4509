import type {ReactNode} from 'react';

/** Show a label of the product's user interface. */
export default function UI({children}: {readonly children: ReactNode}): ReactNode {
  return <b>{children}</b>;
}
