import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import ErrorAdvice from '../ErrorTable/ErrorAdvice';
import {
  columnHeadings,
  repeatHeadings,
  repeatOnOtherDeviceTexts,
  RETRY_TONES,
  usesUpNoAttemptText,
} from '../ErrorTable/errorTexts';
import {ERROR_CODES_PAGE} from './CodeChoices';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeData;
  /** Called when the reader follows a link in the answer. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show one error: what to do, and in small text the likely cause. A code that stops the station when another device had it just before has
 * two cases, each with its heading. The case of the other device comes first, and names whom to call. Other codes have a line for that.
 */
export default function ErrorAnswer({error, onLeave}: Props): ReactNode {
  const {id, code, message, cause, callOrTell, usesUpAttempt, retry} = error;
  const {repeatOnOtherDevice = 'stop-station'} = error;
  const headings = columnHeadings();
  const cases = repeatHeadings();
  const person = callOrTell ? roles[callOrTell] : '';
  const stopText =
    retry &&
    repeatOnOtherDevice !== 'ignore' &&
    repeatOnOtherDeviceTexts(person)[repeatOnOtherDevice];
  return (
    <article className={clsx(styles.answer, `tone-${retry ? RETRY_TONES[retry] : 'neutral'}`)}>
      <p className={styles.code}>
        <code translate="no">{code}</code> {message}
      </p>
      {stopText && (
        <div className={clsx(styles.repeatOnOtherDevice, 'tone-danger')}>
          <p className={styles.label}>{cases.repeatOnOtherDevice}</p>
          <p>{stopText}</p>
        </div>
      )}
      <div className={styles.advice}>
        {stopText && <p className={styles.label}>{cases.otherwise}</p>}
        <ErrorAdvice error={error} onLeave={onLeave} />
      </div>
      {person && !stopText && (
        <p className={styles.call}>
          <span className={styles.label}>{headings.callOrTell}</span>
          {person}
        </p>
      )}
      <p>
        <span className={styles.label}>{headings.cause}</span>
        {cause}
      </p>
      {usesUpAttempt === false && <p>{usesUpNoAttemptText()}</p>}
      <Link to={`${ERROR_CODES_PAGE}#${id}`} onClick={onLeave}>
        <Translate
          id="obis.errorLookup.row"
          description="Answer to an error code: link to its row in the list of all codes">
          In the list of codes
        </Translate>
      </Link>
    </article>
  );
}
