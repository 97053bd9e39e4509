import type {ReactNode} from 'react';
import sections from '@generated/sidebar-sections/default/sections.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {GROUPS} from './groups';
import styles from './styles.module.css';

/** Fails the build when a sidebar category has no summary for the landing page. */
function checkGroups(): void {
  const missing = sections.find(({id}) => !GROUPS.some(({summaries}) => id in summaries));
  if (missing) {
    throw new Error(
      `The part "${missing.name}" of the sidebar is not on the landing page. ` +
        `Fix: give "${missing.id}" a summary in src/components/home/Areas/groups.ts.`,
    );
  }
}

/** Label for a page that has the same name as its section. */
function OverviewName(): ReactNode {
  return (
    <Translate id="obis.home.page.overview" description="Landing page: link to the page of a part">
      Overview
    </Translate>
  );
}

/** All sections and pages of the sidebar, grouped by where they are needed. */
export default function Areas(): ReactNode {
  checkGroups();
  const {siteConfig} = useDocusaurusContext();
  return (
    <section className={styles.section} aria-labelledby="the-manual">
      <h2 className={styles.heading} id="the-manual">
        <Translate id="obis.home.areas.heading" description="Landing page: heading">
          The manual
        </Translate>
      </h2>
      <p className={styles.intro}>{siteConfig.tagline}</p>
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
