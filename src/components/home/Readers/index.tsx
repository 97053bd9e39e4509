import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {READERS} from './readers';
import styles from './styles.module.css';

/** The audiences of the manual with their first tasks. */
export default function Readers(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="where-to-start">
      <h2 className={styles.heading} id="where-to-start">
        <Translate id="obis.home.readers.heading" description="Landing page: heading">
          Start with your task
        </Translate>
      </h2>
      <div className={styles.readers}>
        {READERS.map(({id, name, place, tasks}) => (
          <article key={id} className={styles.reader}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.place}>{place}</p>
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
    </section>
  );
}
