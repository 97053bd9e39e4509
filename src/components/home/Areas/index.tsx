import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {AREA_GROUPS} from './areas';
import styles from './styles.module.css';

/** The parts of the manual with all their pages, grouped by where they are needed. */
export default function Areas(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="the-manual">
      <h2 className={styles.heading} id="the-manual">
        <Translate id="obis.home.areas.heading" description="Landing page: heading">
          The manual
        </Translate>
      </h2>
      {AREA_GROUPS.map((group) => (
        <section key={group.id} className={styles.group}>
          <h3 className={styles.groupName}>{group.name}</h3>
          {group.areas.map(({id, name, summary, pages}) => (
            <article key={id} className={styles.area}>
              <div>
                <h4 className={styles.name}>{name}</h4>
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
        </section>
      ))}
    </section>
  );
}
