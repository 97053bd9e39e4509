import type {ReactNode} from 'react';

/** A keyboard key. */
export default function Kbd({children}: {readonly children: ReactNode}): ReactNode {
  return <kbd>{children}</kbd>;
}
