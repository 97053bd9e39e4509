import type {ReactNode} from 'react';
import {READER_ROLES} from '@site/src/components/readerRoles';
import TaskList from '@site/src/components/TaskList';
import styles from './styles.module.css';

/** Shows a card for each kind of reader, with the first tasks. */
export default function RoleCards(): ReactNode {
  return (
    <div className={styles.readers}>
      {READER_ROLES.map(({name, place, tasks}) => (
        <article key={name} className={styles.reader}>
          <h3 className={styles.readerName}>{name}</h3>
          <p className={styles.summary}>{place}</p>
          <TaskList tasks={tasks} />
        </article>
      ))}
    </div>
  );
}
