import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/** The theme's moon, drawn with a line rather than its outline. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth={2}
        d="M20 12.9A8 8 0 1 1 11.1 4a6.4 6.4 0 0 0 8.9 8.9z"
      />
    </svg>
  );
}
