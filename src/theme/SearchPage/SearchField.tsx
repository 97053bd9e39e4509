import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import SearchIcon from '@site/src/components/SearchIcon';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/limits';
import styles from './styles.module.css';

type Props = {
  fieldRef: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  /** Called on Enter. */
  onSubmit: () => void;
};

/** The search page's input. During IME composition the query does not change. */
export default function SearchField({fieldRef, query, onChange, onSubmit}: Props): ReactNode {
  const [draft, setDraft] = useState(query);
  const [isComposing, setIsComposing] = useState(false);

  // The query also changes with the URL: back, forward, a link.
  const [shownQuery, setShownQuery] = useState(query);
  if (query !== shownQuery) {
    setShownQuery(query);
    setDraft(query);
  }

  const change = (text: string) => {
    setDraft(text);
    setShownQuery(text);
    onChange(text);
  };

  const begin = useEvent((field: HTMLInputElement) => {
    // Typed before hydration.
    if (field.value && field.value !== draft) change(field.value);
    field.focus({preventScroll: true});
  });
  useEffect(() => {
    if (fieldRef.current) begin(fieldRef.current);
  }, [fieldRef, begin]);

  const label = translate({
    id: 'theme.SearchPage.inputLabel',
    message: 'Search',
    description: 'The ARIA label for search page input',
  });
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}>
      <SearchIcon className={styles.icon} />
      <input
        ref={fieldRef}
        className={styles.field}
        type="search"
        name="q"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Search the manual',
          description: 'The placeholder for search page input',
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
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
  );
}
