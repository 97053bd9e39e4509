import {type ReactNode, useEffect, useRef} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useTextField, {FIELD_PROPS} from '@site/src/components/useTextField';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/searchApi';
import styles from './styles.module.css';

type Props = {query: string; onChange: (query: string) => void};

/** Render the search field of the search page. Enter moves the focus to the first hit. */
export default function SearchField({query, onChange}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);

  const begin = useEvent(() => {
    const typed = field.current?.value ?? '';
    // The reader may have typed before hydration.
    if (typed && typed !== query) onChange(typed);
    field.current?.focus({preventScroll: true});
  });
  useEffect(begin, [begin]);

  return (
    <form
      className="screen-only"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.closest('main')?.querySelector<HTMLElement>('ol a')?.focus();
      }}>
      <input
        ref={field}
        className={`obis-field ${styles.field}`}
        type="search"
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
          description: 'The ARIA label for search page input',
        })}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Search the manual',
          description: 'The placeholder for search page input',
        })}
        maxLength={MAX_QUERY_LENGTH}
        {...FIELD_PROPS}
        {...useTextField(query, onChange)}
      />
    </form>
  );
}
