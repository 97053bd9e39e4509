import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchIcon from '@site/src/components/SearchIcon';
import styles from './styles.module.css';

/**
 * Render the button in the navbar that opens the search. DocSearch has one too, but it is in the same module as the modal,
 * so every page would load the modal.
 */
export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const isApple = useIsBrowser() && /mac|iphone|ipad|ipod/i.test(navigator.platform);
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      type="button"
      className={styles.button}
      data-obis-search-button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}>
      <SearchIcon />
      {label}
      <span className={styles.keys} aria-hidden="true">
        <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
      </span>
    </button>
  );
}
