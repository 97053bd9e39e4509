import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Traces from the chip to the pads at the edge of the drawing. */
const TRACES = [
  'M130 96V60l-30-30H40',
  'M160 96V24',
  'M190 96V60l36-36h70',
  'M96 130H62L34 102H16',
  'M96 160H16',
  'M96 190H62l-34 34H16',
  'M224 130h34l28-28h50',
  'M224 160h112',
  'M224 190h34l34 34h44',
  'M130 224v34l-30 30H40',
  'M160 224v72',
  'M190 224v34l30 30h76',
];

const PADS = [
  [40, 30],
  [160, 24],
  [296, 24],
  [16, 102],
  [16, 160],
  [16, 224],
  [336, 102],
  [336, 160],
  [336, 224],
  [40, 288],
  [160, 296],
  [296, 288],
] as const;

type Props = {readonly className?: string};

/** A decorative drawing of a chip and its traces, in the colours of the current mode. */
export default function ChipDrawing({className}: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 352 320" fill="none" aria-hidden="true">
      <path className={styles.trace} d={TRACES.join('')} />
      {PADS.map(([x, y]) => (
        <circle key={`${x}-${y}`} className={styles.pad} cx={x} cy={y} r="6" />
      ))}
      <path
        className={styles.chip}
        d="M118 88h106a8 8 0 0 1 8 8v128a8 8 0 0 1-8 8H96a8 8 0 0 1-8-8V118z"
      />
      <circle className={styles.ring} cx="160" cy="160" r="38" />
      <path
        className={styles.key}
        d="M160 140a12 12 0 0 1 6 22.4l6 19.6h-24l6-19.6a12 12 0 0 1 6-22.4z"
      />
    </svg>
  );
}
