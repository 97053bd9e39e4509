import {type ReactNode, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/limits';
import styles from './styles.module.css';

type Props = {query: string; onChange: (query: string) => void};

/** The input of the search page. While an input method composes, the query stays as it is. */
export default function SearchField({query, onChange}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(query);
  const [isComposing, setIsComposing] = useState(false);

  // The query also changes with the address: back, forward, a link.
  const [shownQuery, setShownQuery] = useState(query);
  if (query !== shownQuery) {
    setShownQuery(query);
    setDraft(query);
  }

  useEffect(() => input.current?.focus({preventScroll: true}), []);

  const change = (text: string) => {
    setDraft(text);
    setShownQuery(text);
    onChange(text);
  };

  const label = translate({
    id: 'theme.SearchPage.inputLabel',
    message: 'Search',
    description: 'The ARIA label for search page input',
  });
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <input
          ref={input}
          className={styles.field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
            description: 'The placeholder for search page input',
          })}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={draft}
          onChange={(event) =>
            isComposing ? setDraft(event.target.value) : change(event.target.value)
          }
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={(event) => {
            setIsComposing(false);
            change(event.currentTarget.value);
          }}
        />
      </form>
    </search>
  );
}
