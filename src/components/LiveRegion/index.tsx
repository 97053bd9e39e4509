import {type ReactNode, useEffect, useState} from 'react';

/** While the reader types, the screen reader's echo of each key would interrupt the announcement. */
const DEBOUNCE_MS = 1000;

type Props = {
  text: string;
  /** Subject of the text, such as the query: the same text about another subject is announced again. */
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
    <div className="visually-hidden" role="status">
      {isCurrent ? text : ''}
    </div>
  );
}
