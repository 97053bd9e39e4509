import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Sets a screen beside its steps where there is room, in view while the steps pass. Pages do not write it: the remark plugin
 * `walkScreens` puts it around a screen that steps follow.
 */
export default function Walkthrough({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.walk} data-walk>
      {children}
    </div>
  );
}
