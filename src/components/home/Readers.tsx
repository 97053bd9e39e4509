import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {READERS} from '@site/src/components/readers';
import styles from './styles.module.css';

/** Shows a card for each kind of reader, with the first tasks. */
export default function Readers(): ReactNode {
  return (
    <div className={styles.readers}>
      {READERS.map(({name, place, tasks}) => (
        <article key={name} className={styles.reader}>
          <h3 className={styles.readerName}>{name}</h3>
          <p className={styles.summary}>{place}</p>
          <ul className={styles.tasks}>
            {tasks.map(({to, label}) => (
              <li key={to}>
                <Link className={styles.task} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
