import type {ReactNode} from 'react';
import sections from '@generated/sidebar-sections/default/sections.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {GROUPS} from './groups';
import styles from './styles.module.css';

/** Stops the build when a category of the sidebar would not be on the landing page. */
function checkGroups(): void {
  const lost = sections.find(({id}) => !GROUPS.some(({summaries}) => id in summaries));
  if (lost) {
    throw new Error(
      `The part "${lost.name}" of the sidebar is not on the landing page. ` +
        `Fix: give "${lost.id}" a summary in src/components/home/Areas/groups.ts.`,
    );
  }
}

/** A page that is called as the part it stands in: what it is in there. */
function OverviewName(): ReactNode {
  return (
    <Translate id="obis.home.page.overview" description="Landing page: link to the page of a part">
      Overview
    </Translate>
  );
}

/** The parts of the manual with all their pages, as the sidebar has them, grouped by where they are needed. */
export default function Areas(): ReactNode {
  checkGroups();
  return (
    <section className={styles.section} aria-labelledby="the-manual">
      <h2 className={styles.heading} id="the-manual">
        <Translate id="obis.home.areas.heading" description="Landing page: heading">
          The manual
        </Translate>
      </h2>
      {GROUPS.map((group) => (
        <section key={group.id} className={styles.group}>
          <h3 className={styles.groupName}>{group.name}</h3>
          {sections
            .filter(({id}) => id in group.summaries)
            .map(({id, name, pages}) => (
              <article key={id} className={styles.area}>
                <div>
                  <h4 className={styles.name}>
                    {name ||
                      translate({
                        id: 'obis.home.area.about',
                        message: 'About this site',
                        description: 'Landing page: name of a part of the site',
                      })}
                  </h4>
                  <p className={styles.summary}>{group.summaries[id]}</p>
                </div>
                <ul className={styles.pages}>
                  {pages.map(({to, label}) => (
                    <li key={to}>
                      <Link className={styles.page} to={to}>
                        {label === name ? <OverviewName /> : label}
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
