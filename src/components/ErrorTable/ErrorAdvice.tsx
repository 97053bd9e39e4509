import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import {columnHeadings, repeatOnSameDeviceTexts, RETRY_TONES, retryTexts} from './errorTexts';
import styles from './styles.module.css';

/** Matches between two sentences, in English and in Chinese. */
const BETWEEN_SENTENCES = /(?<=[.!?]) +(?=\p{Lu})|(?<=。)/u;

type Props = {
  readonly error: ErrorData;
  /** Called when the reader follows a link. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show what to do about an error. First comes in large letters whether to retry. The actions follow, one for each sentence, with a link to
 * the page that says more, and what to do if the same device shows the same code again.
 */
export default function ErrorAdvice({error, onLeave}: Props): ReactNode {
  const {code, action, see, retry, repeatOnSameDevice, callOrTell} = error;
  const person = callOrTell ? roles[callOrTell] : '';
  const sentences = code ? action.split(BETWEEN_SENTENCES) : [action];
  const actions = sentences.map((sentence, at) =>
    see && at === sentences.length - 1 ? (
      <Translate
        key={sentence}
        id="obis.errorTable.actionAndPage"
        description="Error table: what to do, one or more sentences, and the link to where to read more"
        values={{
          action: sentence,
          page: (
            <Link to={see.path} title={see.title} onClick={onLeave}>
              {see.section ?? see.title}
            </Link>
          ),
        }}>
        {'{action} See {page}.'}
      </Translate>
    ) : (
      sentence
    ),
  );
  return (
    <>
      {retry && (
        <div className={clsx(styles.verdict, `tone-${RETRY_TONES[retry]}`)}>
          {retryTexts(person)[retry]}
        </div>
      )}
      {actions.length > 1 ? (
        <ol className={styles.actions}>
          {actions.map((each, at) => (
            <li key={at}>{each}</li>
          ))}
        </ol>
      ) : (
        <p className={styles.actions}>{actions}</p>
      )}
      {repeatOnSameDevice && (
        <p className={styles.repeatOnSameDevice}>
          <strong>{columnHeadings().repeatOnSameDevice}</strong>
          <br />
          {repeatOnSameDeviceTexts(person)[repeatOnSameDevice]}
        </p>
      )}
    </>
  );
}
