import type {ReactNode} from 'react';
import categories from '@generated/categories-and-tasks/default/categories.json';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Show the sections of the manual on the landing page and in its menu on a phone, except the product introduction. Each links to its first page. */
export default function ManualSections(): ReactNode {
  const [, ...sections] = categories;
  return (
    <ul className={styles.sections}>
      {sections.map(({id, name, summary, pages: [first]}) => (
        <li key={id}>
          <Link className={styles.section} to={first?.to ?? ''}>
            <strong>{name}</strong> <span className={styles.summary}>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
