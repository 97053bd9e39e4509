import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import ErrorAdvice from '../ErrorTable/ErrorAdvice';
import {columnHeadings, notCountedText, RETRY_TONES} from '../ErrorTable/errorTexts';
import {ERROR_CODES_PAGE} from './CodeChoices';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeData;
  /** Called when the reader follows a link in the answer. */
  readonly onLeave?: (() => void) | undefined;
};

/** Show one error: what to do, whom to call, and in small text the likely cause. */
export default function ErrorAnswer({error, onLeave}: Props): ReactNode {
  const {id, code, message, cause, who, counts, retry} = error;
  const headings = columnHeadings();
  const person = who ? roles[who] : '';
  return (
    <article className={clsx(styles.answer, `tone-${retry ? RETRY_TONES[retry] : 'neutral'}`)}>
      <p>
        <code translate="no">{code}</code> {message}
      </p>
      <div className={styles.advice}>
        <ErrorAdvice error={error} onLeave={onLeave} />
      </div>
      {person && (
        <p className={styles.call}>
          <span className={styles.label}>{headings.who}</span>
          {person}
        </p>
      )}
      <p>
        <span className={styles.label}>{headings.cause}</span>
        {cause}
      </p>
      {counts === false && <p>{notCountedText()}</p>}
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
