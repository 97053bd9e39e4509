import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A label of the product's user interface, verbatim. */
export default function UI({children}: {readonly children: ReactNode}): ReactNode {
  return <b className={styles.label}>{children}</b>;
}
