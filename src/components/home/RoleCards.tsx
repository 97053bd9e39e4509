import type {ReactNode} from 'react';
import {READER_ROLES} from '@site/src/components/readerRoles';
import TaskList from '@site/src/components/TaskList';
import styles from './styles.module.css';

/** Show a card for each role on the landing page, with links to its first tasks. */
export default function RoleCards(): ReactNode {
  return (
    <div className={styles.roles}>
      {READER_ROLES.map(({name, responsibility, tasks}) => (
        <article key={name} className={styles.role}>
          <h3 className={styles.roleName}>{name}</h3>
          <p className={styles.summary}>{responsibility}</p>
          <TaskList tasks={tasks} />
        </article>
      ))}
    </div>
  );
}
