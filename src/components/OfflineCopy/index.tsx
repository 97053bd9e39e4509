import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useOfflineCopy} from './useOfflineCopy';
import styles from './styles.module.css';

const texts = () => ({
  keep: translate({
    id: 'obis.offline.keep',
    description: 'Button: keep a language in the browser',
    message: 'Keep in this browser',
  }),
  remove: translate({
    id: 'obis.offline.remove',
    description: 'Button: remove the kept pages',
    message: 'Remove',
  }),
  downloading: translate({
    id: 'obis.offline.downloading',
    description: 'A language is being downloaded',
    message: 'Downloading.',
  }),
  kept: translate({
    id: 'obis.offline.kept',
    description: 'A language is in the browser; {time} is date and time of its last update',
    message: 'Kept. Last update: {time}.',
  }),
  full: translate({
    id: 'obis.offline.full',
    description: 'Problem of keeping pages: no space',
    message: 'The browser has no space left. Free disk space, then try again. What was kept stays.',
  }),
  unreachable: translate({
    id: 'obis.offline.unreachable',
    description: 'Problem of keeping pages: a file did not arrive as it was built',
    message:
      'Not everything arrived. Check the network, sign in to it if it asks for that, then try again. What was kept stays.',
  }),
});

type Props = {language: string; offline: ReturnType<typeof useOfflineCopy>};

/** Show one language with the date of its offline copy, and a button to store or remove the copy. */
function Language({language, offline}: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const id = useId();
  const text = texts();
  const {download, failure} = offline;
  const kept = offline.kept[language];
  const isLoading = download?.language === language;
  const time = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'medium', timeStyle: 'short'});
  return (
    <div className={styles.language} role="group" aria-labelledby={id}>
      <p role="status" aria-atomic>
        <strong id={id} lang={localeConfigs[language]?.htmlLang}>
          {localeConfigs[language]?.label}
        </strong>
        <br />
        <span>
          {kept ? text.kept.replace('{time}', time.format(kept)) : isLoading && text.downloading}
        </span>{' '}
        {failure?.language === language && (
          <span className={styles.problem}>{text[failure.reason]}</span>
        )}
      </p>
      {isLoading && <progress aria-labelledby={id} value={download.share} />}
      <button
        type="button"
        className="button button--primary"
        aria-describedby={id}
        // One download at a time.
        disabled={download !== undefined}
        onClick={() => void (kept ? offline.remove : offline.keep)(language)}>
        {kept ? text.remove : text.keep}
      </button>
    </div>
  );
}

/** Show the controls for offline copies of the languages (src/serviceWorker). */
export default function OfflineCopy(): ReactNode {
  const {locales} = useDocusaurusContext().i18n;
  const offline = useOfflineCopy();
  const unavailable = offline.isAvailable === false ? styles.problem : styles.needsScripts;
  return (
    <div className={styles.offline} data-search-ignore data-page-tools>
      <p className={unavailable}>
        <Translate id="obis.offline.unavailable" description="Problem of keeping pages">
          This browser keeps no pages of this site. That needs scripts, HTTPS, a current browser, a
          window that is not private, and the permission to store data.
        </Translate>
      </p>
      {offline.isAvailable &&
        locales.map((language) => <Language key={language} {...{language, offline}} />)}
    </div>
  );
}
