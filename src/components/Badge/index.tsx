import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The colour variants of a badge, named by meaning. */
export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

type Props = {readonly tone?: Tone; readonly children: ReactNode};

/** A short coloured label. The words carry the meaning; the colour only repeats it. */
export default function Badge({tone = 'neutral', children}: Props): ReactNode {
  return <span className={clsx(styles.badge, `tone-${tone}`)}>{children}</span>;
}
