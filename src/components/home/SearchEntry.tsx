import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SearchIcon from '@site/src/components/SearchIcon';
import styles from './Hero.module.css';

/** Opens the search dialog by the search button of the navbar. */
function openDialog(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-obis-search-button]')?.click();
}

/** Shows the search of the landing page: before hydration a link to the search page, then it opens the search dialog. */
export default function SearchEntry(): ReactNode {
  return (
    <Link className={`${styles.search} screen-only`} to="/search" onClick={openDialog}>
      <SearchIcon />
      <Translate id="obis.home.search.label" description="Landing page: link to the search">
        Search the manual
      </Translate>
      <kbd aria-hidden="true">/</kbd>
    </Link>
  );
}
