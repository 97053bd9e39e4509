import type {ReactNode} from 'react';

/** A key of the keyboard. */
export default function Kbd({children}: {readonly children: ReactNode}): ReactNode {
  return <kbd>{children}</kbd>;
}
