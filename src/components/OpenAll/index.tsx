import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Opens or closes all sections that the page folds. Needs scripts; each section also opens without. */
export default function OpenAll(): ReactNode {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    for (const section of document.querySelectorAll('details')) section.open = !open;
    setOpen(!open);
  };
  return (
    <button type="button" className={styles.all} onClick={toggle}>
      {open ? (
        <Translate id="obis.openAll.close" description="FAQ: button that folds all answers">
          Close all answers
        </Translate>
      ) : (
        <Translate id="obis.openAll.open" description="FAQ: button that shows all answers">
          Open all answers
        </Translate>
      )}
    </button>
  );
}
