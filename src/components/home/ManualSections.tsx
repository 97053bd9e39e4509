import {Fragment, type ReactNode} from 'react';
import sections from '@generated/sidebar-sections/default/sections.json';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The headings of groups of sections, by the id of the first section of the group. */
const HEADINGS: Readonly<Record<string, string>> = {
  introduction: translate({
    id: 'obis.home.areaGroup.learn',
    message: 'Learn and set up',
    description: 'Landing page: name of a group of parts of the manual',
  }),
  'factory-management': translate({
    id: 'obis.home.areaGroup.console',
    message: 'In the console',
    description: 'Landing page: name of a group of parts of the manual',
  }),
  'edge-service': translate({
    id: 'obis.home.areaGroup.factory',
    message: 'In the factory',
    description: 'Landing page: name of a group of parts of the manual',
  }),
  troubleshoot: translate({
    id: 'obis.home.areaGroup.help',
    message: 'Help',
    description: 'Landing page: name of a group of parts of the manual',
  }),
};

for (const id of Object.keys(HEADINGS)) {
  if (sections.some((section) => section.id === id)) continue;
  throw new Error(
    `src/components/home/ManualSections.tsx: no section has the key "${id}". Fix: name a key of sidebars.ts in HEADINGS.`,
  );
}

const OTHER_PAGES = translate({
  id: 'obis.home.area.about',
  message: 'About this site',
  description: 'Landing page: name of a part of the site',
});

/** Link text for a page that has the same name as its section. */
const OVERVIEW = translate({
  id: 'obis.home.page.overview',
  message: 'Overview',
  description: 'Landing page: link to the page of a part',
});

/** Show all sections of the sidebar with links to their pages, on the landing page. */
export default function ManualSections(): ReactNode {
  return sections.map(({id, name, summary, pages}) => (
    <Fragment key={id}>
      {HEADINGS[id] && (
        <Heading as="h3" id={`${id}-group`} className={styles.groupHeading}>
          {HEADINGS[id]}
        </Heading>
      )}
      <article className={styles.manualSection}>
        <div>
          <Heading as="h4" id={id} className={styles.manualSectionName}>
            {name || OTHER_PAGES}
          </Heading>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <ul className="obis-row">
          {pages.map(({to, label}) => (
            <li key={to}>
              <Link className={styles.pageLink} to={to}>
                {label === name ? OVERVIEW : label}
              </Link>
            </li>
          ))}
        </ul>
      </article>
    </Fragment>
  ));
}
