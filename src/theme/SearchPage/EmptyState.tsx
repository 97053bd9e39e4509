import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useSearchLinkCreator} from './searchAddress';
import styles from './styles.module.css';

/** An inline link to the glossary. */
export function GlossaryLink(): ReactNode {
  return (
    <Link to="/obis/common/glossary">
      <Translate
        id="obis.searchPage.noScript.glossary"
        description="Link in obis.searchPage.noScript and obis.searchPage.advice">
        glossary
      </Translate>
    </Link>
  );
}

/** Search needs JavaScript; without it, links to pages that list the content. */
export function NoScriptNotice(): ReactNode {
  const overview = (
    <Link to="/obis/introduction/overview">
      <Translate
        id="obis.searchPage.noScript.overview"
        description="Link in obis.searchPage.noScript">
        product overview
      </Translate>
    </Link>
  );
  return (
    <noscript>
      <p>
        <Translate
          id="obis.searchPage.noScript"
          description="Shown on the search page when JavaScript is off. {glossary} and {overview} are links."
          values={{glossary: <GlossaryLink />, overview}}>
          {
            'Search needs JavaScript. Without it, start from the {glossary} or the {overview}; the menu on each page lists all others.'
          }
        </Translate>
      </p>
    </noscript>
  );
}

/** The search page before a query is typed. */
export default function EmptyState(): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const examples = translate({
    id: 'obis.searchPage.examples',
    message: 'delete a key | VERIFY-01 | DAC report | locked out | which ports to open | P-256',
    description: 'Queries that the search page offers as examples, separated by "|"',
  }).split(' | ');
  return (
    <div className={styles.empty}>
      <Heading as="h2" className={styles.group}>
        <Translate
          id="obis.searchPage.examplesTitle"
          description="Heading over example queries on the search page">
          Type a task, a term or a code
        </Translate>
      </Heading>
      <ul className={styles.choices}>
        {examples.map((example) => (
          <li key={example}>
            <Link to={createSearchLink(example)} className={styles.choice}>
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
