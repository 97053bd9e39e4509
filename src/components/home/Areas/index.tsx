import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {AREAS} from '../areas';
import styles from './styles.module.css';

/** The parts of the manual with all their pages. */
export default function Areas(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="the-manual">
      <h2 className={styles.heading} id="the-manual">
        <Translate id="obis.home.areas.heading" description="Landing page: heading">
          The manual
        </Translate>
      </h2>
      <div>
        {AREAS.map(({id, name, summary, pages}) => (
          <article key={id} className={styles.area}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.summary}>{summary}</p>
            </div>
            <ul className={styles.pages}>
              {pages.map(({to, label}) => (
                <li key={to}>
                  <Link className={styles.page} to={to}>
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
