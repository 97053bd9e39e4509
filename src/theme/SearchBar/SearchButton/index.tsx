import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import {translate} from '@docusaurus/Translate';
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
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.6 12.6 4.9 4.9" />
      </svg>
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
