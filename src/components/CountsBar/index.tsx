import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {columns, parseCounts, type Stretch} from './parseCounts';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** The stretches of the bar, each with the tone of a badge: `danger: Failed 16 | success: Passed 3,198`. */
  readonly parts: string;
  /** What some stretches are together, above the bar, with the first and the last: `1-2: Programmed 3,214`. */
  readonly above?: string;
  /** The same below the bar. */
  readonly below?: string;
};

const place = (key: string): CSSProperties => {
  const [first = 1, last = first] = key.split('-').map(Number);
  return {gridColumn: `${first} / ${last + 1}`};
};

function Words({name, value}: Stretch): ReactNode {
  return (
    <>
      {name} <b>{value}</b>
    </>
  );
}

/** Numbers of one whole as a bar, with brackets over those that make a sum. */
export default function CountsBar({title, parts, above, below}: Props): ReactNode {
  const stretches = parseCounts(parts);
  const bracket = (text: string | undefined, className: string | undefined): ReactNode =>
    text &&
    parseCounts(text).map((sum) => (
      <div key={sum.key} className={clsx(styles.sum, className)} style={place(sum.key)}>
        <Words {...sum} />
      </div>
    ));
  return (
    <figure className={styles.counts}>
      <div className={styles.bar} style={{gridTemplateColumns: columns(stretches)}}>
        {bracket(above, styles.above)}
        {stretches.map((part) => (
          <div key={part.name} className={clsx(styles.part, `tone-${part.key}`)}>
            <Words {...part} />
          </div>
        ))}
        {bracket(below, undefined)}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
