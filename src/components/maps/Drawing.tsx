import type {ReactNode} from 'react';
import clsx from 'clsx';
import figureStyles from '../Figure/styles.module.css';
import styles from './styles.module.css';

/*
 * The parts of a map. Coordinates are units on a grid of 40, from 0 to 320. A zone is 12 units wider on each side. A horizontal unit is a
 * share of the width of the drawing, so that the drawing fills the text column. A vertical unit is a share of the font size.
 *
 * The page writes all texts. Nothing wraps them, so a text contains its line breaks, written as ` | `: `recipients="Console, | PKI"`. In a box
 * of 200 or 320 units, the second line is a detail in another style: `paa="PAA, the root CA | key: PAA operator"`.
 */
const LINE_BREAK = ' | ';
const GRID_WIDTH = 320;
const MARGIN = 12;
const WIDTH = GRID_WIDTH + 2 * MARGIN;
const BOX_HEIGHT = 48;
const LINE_HEIGHT = 18;

/** Distance from the middle of a line of text to its baseline. */
const BASELINE = 5;

type Point = readonly [x: number, y: number];

/** Return a length across, and a position across, as a share of the width. */
const across = (units: number) => `${((units / WIDTH) * 100).toFixed(3)}%`;
const toX = (x: number) => across(x + MARGIN);

/** The height of a text in units. In styles.module.css, the font size is the same share of the width, unless the drawing is wide. */
const TEXT_HEIGHT = 14;

/** Return a length down. */
const down = (units: number) => `${(units / TEXT_HEIGHT).toFixed(3)}em`;

type DrawingProps = {
  readonly height: number;
  /** The text alternative: what the map tells, in one or two sentences. */
  readonly alt: string;
  readonly caption: string;
  readonly children: ReactNode;
};

/** Show a map with a caption. Assistive technology, search and exports get its text alternative. */
export function Drawing({height, alt, caption, children}: DrawingProps): ReactNode {
  return (
    <figure className={clsx(figureStyles.figure, styles.figure)}>
      <figcaption className={figureStyles.caption}>{caption}</figcaption>
      <svg
        className={styles.drawing}
        width="100%"
        height={down(height + 2)}
        role="img"
        aria-label={alt}>
        {children}
      </svg>
    </figure>
  );
}

type TextProps = {
  /** The start, the middle or the end of the text, and the middle of its first line. */
  readonly at: Point;
  readonly className?: string;
  readonly text: string;
};

/** Draw a text of one or more lines. */
function Text({at: [x, y], className, text}: TextProps): ReactNode {
  return (
    <text className={className}>
      {text.split(LINE_BREAK).map((line, index) => (
        <tspan key={line} x={toX(x)} y={down(y + BASELINE + index * LINE_HEIGHT)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

type LabelProps = Omit<TextProps, 'className'> & {
  /** The text ends at `at`. Default: it starts there. */
  readonly end?: boolean;
};

/** Draw the label of an arrow or a zone. */
export function Label({end, ...props}: LabelProps): ReactNode {
  return <Text className={clsx(styles.muted, end && styles.end)} {...props} />;
}

type BoxProps = {
  /** The upper left corner. */
  readonly at: Point;
  readonly width: 80 | 200 | 320;
  /** The name and, except in a box of 80 units, a detail in a second line. */
  readonly text: string;
  /** Whether another company holds it. Default: it is a part of OBIS, or a device. */
  readonly isOutside?: boolean;
};

/** Draw a box with a name. */
export function Box({at: [x, y], width, text, isOutside}: BoxProps): ReactNode {
  const lines = text.split(LINE_BREAK).length;
  const [name = '', detail] = width === 80 ? [text] : text.split(LINE_BREAK);
  const middle = x + width / 2;
  const first = y + (BOX_HEIGHT - (lines - 1) * LINE_HEIGHT) / 2;
  return (
    <g className={clsx(isOutside && styles.outside)}>
      <rect
        className={styles.box}
        x={toX(x)}
        y={down(y)}
        width={across(width)}
        height={down(BOX_HEIGHT)}
        rx="3"
      />
      <Text at={[middle, first]} className={styles.name} text={name} />
      {detail && (
        <Text
          at={[middle, first + LINE_HEIGHT]}
          className={clsx(styles.muted, styles.middle)}
          text={detail}
        />
      )}
    </g>
  );
}

type ZoneProps = {
  /** The upper and the lower edge. */
  readonly from: number;
  readonly to: number;
  /** The left edge of its boxes. Default: 0. */
  readonly left?: number;
  /** Its name. */
  readonly text: string;
  readonly children: ReactNode;
};

/** Draw a tinted area with a name behind boxes that stand in one place. */
export function Zone({from, to, left = 0, text, children}: ZoneProps): ReactNode {
  return (
    <g>
      <rect
        className={styles.zone}
        x={toX(left - MARGIN)}
        y={down(from)}
        width={across(WIDTH - left)}
        height={down(to - from)}
        rx="5"
      />
      <Label at={[left, from + 18]} text={text} />
      {children}
    </g>
  );
}

type LineProps = {readonly from: Point; readonly to: Point};

/** Draw a line without a head. */
export function Line({from, to}: LineProps): ReactNode {
  return (
    <line
      className={styles.line}
      x1={toX(from[0])}
      y1={down(from[1])}
      x2={toX(to[0])}
      y2={down(to[1])}
    />
  );
}

/** Draw the head of an arrow that comes from one point and ends at the other. */
function Head({from, to: [x, y]}: LineProps): ReactNode {
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <svg className={styles.head} x={toX(x)} y={down(y)}>
      <path d="M0 0l-8 -4.5v9z" transform={`rotate(${angle})`} />
    </svg>
  );
}

/** Draw an arrow. */
export function Arrow(ends: LineProps): ReactNode {
  return (
    <g>
      <Line {...ends} />
      <Head {...ends} />
    </g>
  );
}
