import {type ReactNode, useEffect, useState} from 'react';

/** Delay of the announcement. Screen readers that echo typed keys would interrupt an earlier one. */
const DEBOUNCE_MS = 1000;

type Props = {
  text: string;
  /** What the text is about, such as a query. If it changes, the same text is announced again. */
  about: unknown;
};

/** Announce a status message to screen readers (WCAG 4.1.3), such as the number of results, when the reader stops typing. */
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
