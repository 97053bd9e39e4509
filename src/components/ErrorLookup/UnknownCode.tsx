import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {verdictTexts} from '../ErrorTable/errorTexts';
import styles from './styles.module.css';

/** Say that the typed code does not exist, and what an operator does if a tile shows the code. */
export default function UnknownCode(): ReactNode {
  return (
    <div className={clsx(styles.answer, 'tone-neutral')}>
      <p className={styles.code}>
        <Translate
          id="obis.errorLookup.unknown"
          description="Look-up of error codes: the manual has no code that reads like the typed one">
          No such code. Compare it with the screen.
        </Translate>
      </p>
      <p className={styles.call}>
        <Translate
          id="obis.errorLookup.unknownShown"
          description="Look-up of error codes: what an operator does if the screen shows a code that the manual does not have; {stop} says what to stop and whom to call"
          values={{stop: verdictTexts(roles['site-engineer']).stop}}>
          {'If a tile shows it: {stop}'}
        </Translate>
      </p>
    </div>
  );
}
