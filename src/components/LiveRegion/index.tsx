import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** As long as the reader types, each key's echo would cut off what is said of the one before. */
const DEBOUNCE_MS = 1000;

type Props = {
  text: string;
  /** What the text speaks of: the same text about something else is news. */
  about: unknown;
};

/**
 * A status message for screen readers (WCAG 4.1.3), debounced: one number of results for a query, not one for each key.
 */
export default function LiveRegion({text, about}: Props): ReactNode {
  const [announced, setAnnounced] = useState<Props>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({text, about}), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, about]);
  const isCurrent = announced?.text === text && announced.about === about;
  return (
    <div className={styles.region} role="status">
      {isCurrent ? text : ''}
    </div>
  );
}
