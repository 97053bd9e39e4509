import type {ReactNode} from 'react';

/** Show a magnifying glass in the colour of the text. */
export default function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.6 12.6 4.9 4.9" />
      </g>
    </svg>
  );
}
