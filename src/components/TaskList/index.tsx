import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ROLE_TASKS} from '@site/src/components/roleTasks';
import styles from './styles.module.css';

type Props = {tasks: (typeof ROLE_TASKS)[number]['tasks']; onClick?: () => void};

/** Show links to the tasks of a role, such as operator. */
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
