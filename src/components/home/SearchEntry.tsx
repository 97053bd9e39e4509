import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SearchIcon from '@site/src/components/SearchIcon';
import styles from './SearchEntry.module.css';

/** Opens the search dialog by the search button of the navbar. */
function openDialog(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-obis-search-button]')?.click();
}

/** Shows the search of the landing page: before hydration a link to the search page, then it opens the search dialog. */
export default function SearchEntry(): ReactNode {
  return (
    <div className={`${styles.entry} screen-only`}>
      <Link className={styles.field} to="/search" onClick={openDialog}>
        <SearchIcon />
        <Translate id="obis.home.search.label" description="Landing page: link to the search">
          Search the manual
        </Translate>
        <kbd aria-hidden="true">/</kbd>
      </Link>
      <p className={`${styles.hint} needs-scripts`}>
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
