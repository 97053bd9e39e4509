import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import DraftMark from '../DraftMark';
import ErrorAdvice from '../ErrorTable/ErrorAdvice';
import {errorHeadings, tileToneOf, usesUpNoAttemptText} from '../ErrorTable/errorTexts';
import {ERROR_CODES_PAGE} from '../siteLinks';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeData;
  /** Called when the reader follows a link in the answer. */
  readonly onLeave?: (() => void) | undefined;
};

/** Show what to do about one error, and in small text the likely cause. */
export default function ErrorAnswer({error, onLeave}: Props): ReactNode {
  const {id, code, message, cause, usesUpAttempt} = error;
  const headings = errorHeadings();
  return (
    <article className={clsx(styles.answer, `tone-${tileToneOf(error)}`)}>
      <p className={styles.code}>
        <code translate="no">{code}</code> {message}
      </p>
      <div className={styles.advice}>
        <ErrorAdvice error={error} standsAlone onLeave={onLeave} />
      </div>
      <p className={styles.cause}>
        <span>{headings.cause}</span>
        {cause} {usesUpAttempt === false && usesUpNoAttemptText()}
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
