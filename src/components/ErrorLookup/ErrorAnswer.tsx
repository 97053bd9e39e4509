import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import DraftMark from '../DraftMark';
import WhenToStop from '../ErrorTable/WhenToStop';
import ErrorAdvice from '../ErrorTable/ErrorAdvice';
import {errorHeadings, tileToneOf} from '../ErrorTable/errorTexts';
import {isStop} from '../ErrorTable/isStop';
import {ERROR_CODES_PAGE, OPERATOR_CARD} from '../siteLinks';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeData;
  /** Whether the answer stands on the operator card. It then has no link to the card. */
  readonly isOnCard?: boolean | undefined;
  /** Called when the reader follows a link in the answer. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show what to do about one error, and in small text the likely cause. Above the advice on a code of a station stands when to stop instead, and
 * a link to the operator card. The link carries the code, so that the field on the card shows this answer again.
 */
export default function ErrorAnswer({error, isOnCard, onLeave}: Props): ReactNode {
  const {id, code, message, cause, verdict} = error;
  return (
    <article className={clsx(styles.answer, `tone-${tileToneOf(error)}`)}>
      <p className={styles.code}>
        <code translate="no">{code}</code> {message}
      </p>
      <div className={styles.advice}>
        {verdict && (
          <WhenToStop
            canTry={!isStop(error)}
            card={isOnCard ? undefined : `${OPERATOR_CARD}?q=${code}#red`}
            onLeave={onLeave}
          />
        )}
        <ErrorAdvice error={error} onLeave={onLeave} />
      </div>
      <p className={styles.cause}>
        <span>{errorHeadings().cause}</span>
        {cause}
      </p>
      <Link to={`${ERROR_CODES_PAGE}#${id}`} onClick={onLeave}>
        <Translate
          id="obis.errorLookup.row"
          description="Answer to an error code: link to its row in the list of all codes">
          In the list of codes
        </Translate>
      </Link>{' '}
      <DraftMark />
    </article>
  );
}
