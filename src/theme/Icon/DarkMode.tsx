import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/** A moon, in lines of one width like the other signs of the bar. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth={2}
        d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z"
      />
    </svg>
  );
}
