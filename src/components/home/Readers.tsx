import type {ReactNode} from 'react';
import {READERS} from '@site/src/components/readers';
import TaskList from '@site/src/components/TaskList';
import styles from './styles.module.css';

/** Shows a card for each kind of reader, with the first tasks. */
export default function Readers(): ReactNode {
  return (
    <div className={styles.readers}>
      {READERS.map(({name, place, tasks}) => (
        <article key={name} className={styles.reader}>
          <h3 className={styles.readerName}>{name}</h3>
          <p className={styles.summary}>{place}</p>
          <TaskList tasks={tasks} />
        </article>
      ))}
    </div>
  );
}
