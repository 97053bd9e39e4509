import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

/** A sun, in lines of one width like the other signs of the bar. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2}>
        <circle cx={12} cy={12} r={4} />
        <path d="M12 3v1m0 16v1M3 12h1m16 0h1M5.6 5.6l.7.7m11.4 11.4.7.7m0-12.8-.7.7M6.3 17.7l-.7.7" />
      </g>
    </svg>
  );
}
