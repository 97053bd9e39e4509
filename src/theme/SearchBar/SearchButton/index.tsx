import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchIcon from '@site/src/components/SearchIcon';
import styles from './styles.module.css';

type Props = ComponentPropsWithoutRef<'button'> & {buttonRef: RefObject<HTMLButtonElement | null>};

const noSubscription = () => () => {};

function useIsApple(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => /mac|iphone|ipad|ipod/i.test(navigator.platform),
    () => false,
  );
}

/**
 * The button in the navbar that opens the search. Not DocSearch's: importing that one would put the whole modal into
 * the first load of every page.
 */
export default function SearchButton({buttonRef, ...props}: Props): ReactNode {
  const isApple = useIsApple();
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.button}
      data-obis-search-button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}>
      <SearchIcon />
      <span className={styles.label}>{label}</span>
      <span className={styles.keys} aria-hidden="true">
        {[isApple ? '⌘' : 'Ctrl', 'K'].map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </span>
    </button>
  );
}
