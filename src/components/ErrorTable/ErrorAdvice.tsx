import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {splitSentences} from '@site/src/lib/splitSentences';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import ActionText from './ActionText';
import {afterTryOf, errorHeadings, personToName} from './errorTexts';
import Verdict from './Verdict';
import styles from './styles.module.css';

type Props = {
  readonly error: ErrorData;
  /** Whether this is in a table of errors. If no station shows the error, its row names no site engineer, because that is the usual person. */
  readonly isRow?: boolean;
  /** Called when the reader follows a link. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show what to do about an error: the verdict, the actions (one for each sentence), and a link to the page that says more. The last line says
 * what an operator does if the actions do not help. For an error that no station shows, it names the person who solves the problem.
 */
export default function ErrorAdvice({error, isRow, onLeave}: Props): ReactNode {
  const {code, verdict, action = '', see} = error;
  const person = isRow && error.contact === 'site-engineer' ? '' : personToName(error);
  const sentences = code ? splitSentences(action) : [action];
  const actions = sentences.map((sentence, at) =>
    see && at === sentences.length - 1 ? (
      <Translate
        key={sentence}
        id="obis.errorTable.actionAndPage"
        description="Error table: what to do, one or more sentences or nothing, and the link to where to read more"
        values={{
          action: <ActionText onLeave={onLeave}>{sentence}</ActionText>,
          page: (
            <Link to={see.path} onClick={onLeave}>
              {see.title}
            </Link>
          ),
        }}>
        {'{action} See “{page}”.'}
      </Translate>
    ) : (
      <ActionText key={sentence} onLeave={onLeave}>
        {sentence}
      </ActionText>
    ),
  );
  return (
    <>
      {verdict && (
        <div className={styles.verdict}>
          <Verdict error={error} />
        </div>
      )}
      {actions.length > 1 ? (
        <ol className={styles.actions}>
          {actions.map((each, at) => (
            <li key={at}>{each}</li>
          ))}
        </ol>
      ) : (
        (action || see) && <p className={styles.actions}>{actions}</p>
      )}
      {verdict === 'try' && <p className={styles.person}>{afterTryOf(error)}</p>}
      {person && (
        <p className={styles.person}>
          <strong>{errorHeadings().person}</strong> {person}
        </p>
      )}
    </>
  );
}
