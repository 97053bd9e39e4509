import type {ReactNode} from 'react';
import {READER_ROLES} from '@site/src/components/readerRoles';
import Heading from '@theme/Heading';
import TaskList from '@site/src/components/TaskList';
import styles from './styles.module.css';

/** Show a card for each role on the landing page, with links to its first tasks. */
export default function RoleCards(): ReactNode {
  return (
    <div className={styles.roles}>
      {READER_ROLES.map(({role, name, responsibility, tasks}) => (
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
