import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ROLE_TASKS} from '@site/src/components/roleTasks';
import styles from './styles.module.css';

type Task = (typeof ROLE_TASKS)[number]['tasks'][number] & {
  /** The name of the role, where tasks of several roles stand together. */
  readonly role?: string;
};
type Props = {tasks: readonly Task[]; onClick?: () => void};

/** Show links to tasks, such as those of operators. */
export default function TaskList({tasks, onClick}: Props): ReactNode {
  return (
    <ul className={styles.tasks}>
      {tasks.map(({to, label, role}) => (
        <li key={to}>
          <Link className={styles.task} to={to} onClick={onClick}>
            {label}
            {role && <small> {role}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
