import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import ActionText from './ActionText';
import {
  errorHeadings,
  isVerdictInTable,
  personOf,
  retryTexts,
  RETRY_TONES,
  sameDeviceText,
  stopOf,
  stopTexts,
} from './errorTexts';
import styles from './styles.module.css';

/** Matches between two sentences, in English and in Chinese. */
const BETWEEN_SENTENCES = /(?<=[.!?]) +(?=\p{Lu})|(?<=。)/u;

type Props = {
  readonly error: ErrorData;
  /**
   * Whether the error is shown without its table. Then the advice also says what the page says once above the table: what to do if the same
   * device fails for the third time, whether to retry after a stop, and whom to call or tell.
   */
  readonly standsAlone?: boolean;
  /** Called when the reader follows a link. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show what to do about an error. First comes when to stop, then whether to retry. If only a repeat stops, each of the two begins with its
 * condition. The actions follow, one for each sentence, with a link to the page that says more, and what to do if the same device is red
 * again.
 */
export default function ErrorAdvice({error, standsAlone = false, onLeave}: Props): ReactNode {
  const {code, action, see, retry} = error;
  const headings = errorHeadings();
  const stop = stopOf(error);
  const person = personOf(error);
  const verdict =
    retry && (standsAlone || isVerdictInTable(error)) ? retryTexts(person)[retry] : '';
  const sameDevice = sameDeviceText(error, stopTexts(person));
  const sentences = code ? action.split(BETWEEN_SENTENCES) : [action];
  const actions = sentences.map((sentence, at) =>
    see && at === sentences.length - 1 ? (
      <Translate
        key={sentence}
        id="obis.errorTable.actionAndPage"
        description="Error table: what to do, one or more sentences, and the link to where to read more"
        values={{
          action: <ActionText>{sentence}</ActionText>,
          page: (
            <Link to={see.path} onClick={onLeave}>
              {see.section ?? see.title}
            </Link>
          ),
        }}>
        {'{action} See {page}.'}
      </Translate>
    ) : (
      <ActionText key={sentence}>{sentence}</ActionText>
    ),
  );
  return (
    <>
      {stop && (
        <p className={stop.ifRepeated ? styles.branch : clsx(styles.stop, 'tone-danger')}>
          {stop.ifRepeated && (
            <>
              <strong>{headings.repeatOnOtherDevice}</strong>{' '}
            </>
          )}
          <Translate
            id="obis.errorTable.openNoFixture"
            description="Error code of a station: after what to stop and whom to call"
            values={{stop: stop.text}}>
            {'{stop} Do not open a fixture.'}
          </Translate>
        </p>
      )}
      {retry && (verdict || stop?.ifRepeated) && (
        <div
          className={clsx(
            styles.verdict,
            stop?.ifRepeated && styles.otherwise,
            `tone-${RETRY_TONES[retry]}`,
          )}>
          {stop?.ifRepeated && (
            <>
              <strong>{headings.otherwise}</strong>{' '}
            </>
          )}
          {verdict}
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
      {sameDevice && (
        <p className={styles.repeatOnSameDevice}>
          <strong>{headings.repeatOnSameDevice}</strong> <ActionText>{sameDevice}</ActionText>
        </p>
      )}
      {standsAlone && stop?.ifRepeated && retry === 'as-described' && (
        <p className={styles.repeatOnSameDevice}>
          <strong>{headings.thirdFailure}</strong> {stopTexts(roles['site-engineer'])[stop.order]}
        </p>
      )}
      {standsAlone && person && !stop && (
        <p className={styles.repeatOnSameDevice}>
          <strong>{headings.callOrTell}</strong> {person}
        </p>
      )}
    </>
  );
}
