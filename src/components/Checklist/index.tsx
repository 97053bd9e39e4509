import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** Show a Markdown list. On paper, an empty box stands before each item, and lines for a name, the date and a signature follow the list. */
export default function Checklist({children}: Props): ReactNode {
  return (
    <div className={styles.checklist}>
      {children}
      <p className={styles.signature} aria-hidden>
        <span>
          <Translate id="obis.checklist.name" description="Printed checklist: line to write on">
            Name
          </Translate>
        </span>
        <span>
          <Translate id="obis.checklist.date" description="Printed checklist: line to write on">
            Date
          </Translate>
        </span>
        <span>
          <Translate
            id="obis.checklist.signature"
            description="Printed checklist: line to write on">
            Signature
          </Translate>
        </span>
      </p>
    </div>
  );
}
