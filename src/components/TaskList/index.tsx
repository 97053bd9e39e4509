import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {READERS} from '@site/src/components/readers';
import styles from './styles.module.css';

type Props = {tasks: (typeof READERS)[number]['tasks']; onClick?: () => void};

/** Render the links to the tasks of a role, such as operator. */
export default function TaskList({tasks, onClick}: Props): ReactNode {
  return (
    <ul className={styles.tasks}>
      {tasks.map(({to, label}) => (
        <li key={to}>
          <Link className={styles.task} to={to} onClick={onClick}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
