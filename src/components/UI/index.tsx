import type {ReactNode} from 'react';

/** A label of the product's user interface, verbatim. */
export default function UI({children}: {readonly children: ReactNode}): ReactNode {
  return <b>{children}</b>;
}
