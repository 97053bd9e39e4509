import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** An ordered list of at most five short items. Each starts with the name of the part or the state in bold. */
  readonly children: ReactNode;
};

/**
 * Show a chain of events, from left to right where it fits and from top to bottom on a phone. Five events are always below each other. Unlike
 * steps, nobody has to act.
 */
export default function Track({children}: Props): ReactNode {
  return <div className={styles.frame}>{children}</div>;
}
