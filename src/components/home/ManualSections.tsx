import type {ReactNode} from 'react';
import sections from '@generated/sidebar-sections/default/sections.json';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The first section is the product introduction, which the text above the map links to. The last one is about this site. */
const SECTIONS = sections.slice(1, -1);
const OTHER_PAGES = sections.at(-1)?.pages ?? [];

/** Show the sections of the manual on the landing page. Each links to its first page. Below them are links to the pages about this site. */
export default function ManualSections(): ReactNode {
  return (
    <>
      <ul className={styles.sections}>
        {SECTIONS.map(({id, name, summary, pages: [first]}) => (
          <li key={id}>
            <Link className={styles.section} to={first?.to ?? ''}>
              <strong>{name}</strong> <span className={styles.summary}>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="obis-row">
        {OTHER_PAGES.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
