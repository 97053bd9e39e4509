import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatSize, formatTime} from './format';
import {problemText} from './problemText';
import type {OfflineLanguage} from './useOffline';
import styles from './styles.module.css';

function Status({kept, offered, progress, isBusy}: OfflineLanguage): ReactNode {
  const {i18n} = useDocusaurusContext();
  const size = (bytes: number) => formatSize(bytes, i18n.currentLocale);
  if (progress && (isBusy || kept?.pending)) {
    return (
      <Translate
        id="obis.offline.progress"
        description="How much of a language is in the browser, as sizes"
        values={{done: size(progress.done), total: size(progress.total)}}>
        {'{done} of {total}'}
      </Translate>
    );
  }
  if (isBusy) {
    return (
      <Translate id="obis.offline.waiting" description="A download of pages has been asked for">
        Preparing
      </Translate>
    );
  }
  if (kept?.current) {
    return (
      <>
        <Translate
          id="obis.offline.kept"
          description="A language is in the browser; {time} is date and time of its last update"
          values={{time: formatTime(kept.current.checkedAt, i18n.currentLocale)}}>
          {'Kept. Last update: {time}.'}
        </Translate>{' '}
        {offered && offered.hash !== kept.current.hash && (
          <Translate
            id="obis.offline.outdated"
            description="The pages in the browser are older than those of the server">
            The site has a newer version.
          </Translate>
        )}
      </>
    );
  }
  return kept ? (
    <Translate id="obis.offline.incomplete" description="A download of pages was interrupted">
      Not complete.
    </Translate>
  ) : (
    <Translate id="obis.offline.notKept" description="A language is not in the browser">
      Not kept.
    </Translate>
  );
}

/** Label of the button that starts: what it does depends on what is there. */
function StartLabel({kept}: OfflineLanguage): ReactNode {
  if (kept?.pending) {
    return (
      <Translate id="obis.offline.continue" description="Button: go on with a download of pages">
        Continue
      </Translate>
    );
  }
  return kept ? (
    <Translate id="obis.offline.update" description="Button: bring the pages up to date">
      Update now
    </Translate>
  ) : (
    <Translate id="obis.offline.keep" description="Button: keep a language in the browser">
      Keep in this browser
    </Translate>
  );
}

/** One language: its size, how far it is, and what can be done with it. */
export default function Language(props: OfflineLanguage): ReactNode {
  const {language, label, kept, offered, progress, problem, isBusy} = props;
  const {i18n} = useDocusaurusContext();
  const id = useId();
  const bytes = kept?.current?.bytes ?? offered?.bytes;
  const needed = progress ? progress.total - progress.done : (bytes ?? 0);
  return (
    <div className={styles.language} role="group" aria-labelledby={id}>
      <p className={styles.name}>
        <strong id={id} lang={i18n.localeConfigs[language]?.htmlLang}>
          {label}
        </strong>
        {bytes !== undefined && <span>{formatSize(bytes, i18n.currentLocale)}</span>}
      </p>
      <p className={styles.status}>
        <Status {...props} />
      </p>
      {isBusy && (
        <progress
          className={styles.progress}
          aria-labelledby={id}
          {...(progress && {value: progress.done, max: progress.total})}
        />
      )}
      {problem && (
        <p className={styles.problem}>
          {problemText(problem.problem, {
            size: formatSize(needed, i18n.currentLocale),
            file: problem.file,
          })}
        </p>
      )}
      <p className={styles.actions}>
        {!isBusy && (
          <button
            type="button"
            className="button button--primary"
            aria-describedby={id}
            onClick={props.keep}>
            <StartLabel {...props} />
          </button>
        )}
        {(kept || isBusy) && (
          <button
            type="button"
            className="button button--secondary"
            aria-describedby={id}
            onClick={props.remove}>
            {kept?.current ? (
              <Translate id="obis.offline.remove" description="Button: remove the kept pages">
                Remove
              </Translate>
            ) : (
              <Translate id="obis.offline.cancel" description="Button: stop and remove a download">
                Cancel
              </Translate>
            )}
          </button>
        )}
      </p>
    </div>
  );
}
