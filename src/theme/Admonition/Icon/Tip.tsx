import type {ReactNode} from 'react';

/** The sign of such a notice; its shape is in src/css/content.css. */
export default function IconTip(): ReactNode {
  return <i aria-hidden="true">✓</i>;
}
