import type {ReactNode} from 'react';

/** The sign of such a notice, which CSS draws (src/css/content.css). */
export default function IconTip(): ReactNode {
  return <i data-sign="✓" aria-hidden="true" />;
}
