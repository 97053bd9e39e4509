import type {ReactNode} from 'react';
import {lightCallouts} from './lightCallouts';
import styles from './styles.module.css';

const ref = (walkthrough: HTMLDivElement | null): (() => void) | undefined =>
  walkthrough ? lightCallouts(walkthrough) : undefined;

/**
 * A screen with its steps: beside each other where there is room, the screen in view while the steps pass. Pages do not write it:
 * the remark plugin `walkScreens` puts it around a screen that steps follow.
 */
export default function Walkthrough({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div ref={ref} className={styles.walk} data-walk>
      {children}
    </div>
  );
}
