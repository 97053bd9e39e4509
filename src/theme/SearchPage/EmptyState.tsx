import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {popularPages} from './popularPages';
import styles from './styles.module.css';

function Examples(): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const examples = translate({
    id: 'obis.searchPage.examples',
    message: 'delete a key | VERIFY-01 | DAC report | locked out | which ports to open | P-256',
    description: 'Queries that the search page offers as examples, separated by "|"',
  }).split(' | ');
  return (
    <ul className={styles.examples}>
      {examples.map((example) => (
        <li key={example}>
          <Link to={createSearchLink(example)} className={styles.example}>
            {example}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const key = (name: string) => <kbd>{name}</kbd>;

function KeyboardHints(): ReactNode {
  return (
    <p className={styles.keys}>
      <Translate
        id="obis.searchPage.keys"
        description="Keyboard hints of the search page; the values are keys"
        values={{
          down: key('↓'),
          up: key('↑'),
          enter: key('Enter'),
          slash: key('/'),
        }}>
        {
          '{down} {up} go through the results, {enter} opens one, {slash} returns to the search field.'
        }
      </Translate>
    </p>
  );
}

/** What the search page offers before anything is typed. */
export default function EmptyState(): ReactNode {
  return (
    <div className={styles.empty}>
      <section>
        <Heading as="h2" className={styles.subtitle}>
          <Translate
            id="obis.searchPage.examplesTitle"
            description="Heading over example queries on the search page">
            Type a task, a term or a code
          </Translate>
        </Heading>
        <Examples />
      </section>
      <section>
        <Heading as="h2" className={styles.subtitle}>
          <Translate
            id="obis.searchPage.popularTitle"
            description="Heading over links to pages on the search page">
            Pages to start from
          </Translate>
        </Heading>
        <ul className={styles.popular}>
          {popularPages().map(({to, title}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
      <KeyboardHints />
    </div>
  );
}
