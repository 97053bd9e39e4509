import {Children, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {TermEntryData} from '@site/src/plugins/product-model/kinds/glossary';
import {listSeparator} from '../listSeparator';
import styles from './styles.module.css';

type EntryProps = {readonly term: TermEntryData; readonly heading: ReactNode};

/** Show a glossary entry: the term, its definition, the term in the other language, its synonyms and related pages. */
function TermEntry({term, heading}: EntryProps): ReactNode {
  return (
    <div className={styles.term} data-entry>
      {heading} <p>{term.definition}</p>
      {term.other !== term.name && (
        <p className={styles.other} lang={term.otherLang}>
          {term.other}
        </p>
      )}
      {term.synonyms.length > 0 && (
        <p className={styles.synonyms} data-search-ignore>
          <Translate
            id="obis.glossary.synonyms"
            description="Other words for a glossary term; {words} is a list"
            values={{words: term.synonyms.join(listSeparator())}}>
            {'Also called: {words}'}
          </Translate>
        </p>
      )}
      {term.pages.length > 0 && (
        <ul className={`obis-row ${styles.pages}`}>
          {term.pages.map(({path, title}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = {
  readonly data: readonly TermEntryData[];
  /** The headings of the terms, which the remark plugin `addTermHeadings` writes. */
  readonly children: ReactNode;
};

/** Show the glossary entries of one topic. The page writes the heading of the topic in Markdown. */
export default function GlossaryTopic({data, children}: Props): ReactNode {
  const headings = Children.toArray(children);
  return data.map((term, at) => <TermEntry key={term.id} term={term} heading={headings[at]} />);
}
