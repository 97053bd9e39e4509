import type {ReactNode} from 'react';

/** Show a key of the keyboard. */
export default function Kbd({children}: {readonly children: ReactNode}): ReactNode {
  return <kbd>{children}</kbd>;
}
