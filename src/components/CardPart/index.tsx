import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '../Badge';
import styles from './styles.module.css';

type Props = {
  readonly tone?: Exclude<Tone, 'info'>;
  readonly children: ReactNode;
};

/** One part of the operator card: a heading and what to do. The words carry the meaning; the colour only repeats it. */
export default function CardPart({tone = 'neutral', children}: Props): ReactNode {
  return <section className={clsx(styles.part, styles[tone])}>{children}</section>;
}
