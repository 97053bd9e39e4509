import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import SearchIcon from '@site/src/components/SearchIcon';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/limits';
import styles from './styles.module.css';

/** The navbar's search button, which other components click to open the search dialog. */
const NAVBAR_SEARCH_BUTTON = '[data-obis-search-button]';

/**
 * The landing page's search. Before hydration, and without JavaScript, a form that submits to the search page; after it
 * CSS shows a button of the same size that opens the search dialog, so the layout does not shift.
 */
export default function SearchEntry(): ReactNode {
  const searchPage = useBaseUrl('/search');
  const label = translate({
    id: 'obis.home.search.label',
    message: 'Search the manual',
    description: 'Landing page: label of the search field and button',
  });

  return (
    <div className={styles.entry}>
      <form className={clsx(styles.field, styles.form)} role="search" action={searchPage}>
        <SearchIcon />
        <input
          className={styles.input}
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
        />
        <button className={styles.submit} type="submit">
          <Translate id="obis.home.search.submit" description="Landing page: search form's button">
            Search
          </Translate>
        </button>
      </form>
      <button
        className={clsx(styles.field, styles.open)}
        type="button"
        onClick={() => document.querySelector<HTMLElement>(NAVBAR_SEARCH_BUTTON)?.click()}>
        <SearchIcon />
        <span className={styles.label}>{label}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <p className={styles.hint}>
        <Translate
          id="obis.home.search.hint"
          description="Landing page: keyboard hint; the placeholders are keys"
          values={{
            slash: <kbd>/</kbd>,
            ctrl: <kbd>Ctrl</kbd>,
            command: <kbd>⌘</kbd>,
            k: <kbd>K</kbd>,
          }}>
          {'On any page, press {slash} or {ctrl} {k} ({command} {k} on a Mac).'}
        </Translate>
      </p>
    </div>
  );
}
