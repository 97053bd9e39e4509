import type {ReactNode} from 'react';
import {ROLE_TASKS} from '@site/src/components/roleTasks';
import Heading from '@theme/Heading';
import TaskList from '@site/src/components/TaskList';
import styles from './styles.module.css';

/** Show a card for each role on the landing page, with links to its first tasks. */
export default function RoleCards(): ReactNode {
  return (
    <div className={styles.roles}>
      {ROLE_TASKS.map(({role, name, responsibility, tasks}) => (
        <article key={role} className={styles.role}>
          <Heading as="h3" id={role} className={styles.roleName}>
            {name}
          </Heading>
          <p className={styles.summary}>{responsibility}</p>
          <TaskList tasks={tasks} />
        </article>
      ))}
    </div>
  );
}
