import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** As long as the reader types, each key's echo would cut off what is said of the one before. */
const SETTLED_MS = 1000;

type Props = {
  text: string;
  /** What the text speaks of: the same text about something else is news. */
  about: unknown;
};

/** Says a text to screen readers, once it has stood for a second: one result count for a query, not one for each key. */
export default function Announcement({text, about}: Props): ReactNode {
  const [settled, setSettled] = useState<Props>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({text, about}), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, about]);
  const isSettled = settled?.text === text && settled.about === about;
  return (
    <div className={styles.announcement} role="status">
      {isSettled ? text : ''}
    </div>
  );
}
