import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** One item. Its text names the checkbox by `aria-labelledby`, not `<label>`: it may hold links, which a label must not. */
export default function Item({checked, onToggle, children}: Props): ReactNode {
  const id = useId();
  return (
    <li className={styles.item}>
      <input
        type="checkbox"
        className={clsx(styles.box, 'needs-scripts')}
        checked={checked}
        onChange={onToggle}
        aria-labelledby={id}
      />
      <div id={id} className={styles.text} data-done={checked || undefined}>
        {children}
      </div>
    </li>
  );
}
