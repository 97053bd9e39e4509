import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

/** Show one item with its checkbox. The text is no `<label>`, because it can contain links. */
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
