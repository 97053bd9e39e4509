import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchSettings} from '../algolia/useSearchSettings';
import styles from './styles.module.css';

/** Props of the note; in DocSearch's modal it becomes the modal's last line. */
export type Props = {inModal?: boolean};

const COMMAND = 'npm run build';

/** When the index was built: null without a build, undefined before the server has answered. */
function useBuildTime(): Date | null | undefined {
  const {mode, language, pointerUrls} = useSearchSettings();
  const [time, setTime] = useState<Date | null>();
  const url = mode === 'embedded' ? pointerUrls[language] : undefined;
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const {headers} = await fetch(url ?? '', {cache: 'no-cache', signal: abort.signal});
      // For a file that is not there the development server answers with its page.
      const isIndex = headers.get('content-type')?.includes('json');
      setTime(isIndex ? new Date(headers.get('last-modified') ?? '') : null);
    };
    // Without an answer the server is about to restart; the search itself says that it cannot be reached.
    if (url) ask().catch(() => {});
    return () => abort.abort();
  }, [url]);
  return time;
}

function Text({className}: {className: string | undefined}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const time = useBuildTime();
  if (time === undefined) return null;
  const command = <code>{COMMAND}</code>;
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang;
  return (
    <p className={className} data-search-index-age={time?.toISOString() ?? 'none'}>
      {time === null ? (
        <Translate
          id="obis.searchIndexAge.none"
          description="Development server: the search has no index yet; {command} is the command that makes it"
          values={{command}}>
          {'No search index yet: run {command}.'}
        </Translate>
      ) : (
        <Translate
          id="obis.searchIndexAge.builtAt"
          description="Development server: how old the search is; {time} is date and time, {command} the command that renews it"
          values={{
            command,
            time: time.toLocaleString(locale, {dateStyle: 'medium', timeStyle: 'short'}),
          }}>
          {'Searches the build of {time}. To renew it: {command}.'}
        </Translate>
      )}
    </p>
  );
}

/** How old the searched index is, where it belongs. */
export default function Note({inModal = false}: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!inModal) return <Text className={styles.note} />;
  const modal = anchor?.parentElement?.querySelector('.DocSearch-Modal');
  return (
    <>
      <span ref={setAnchor} hidden />
      {modal && createPortal(<Text className={`${styles.note} ${styles.inModal}`} />, modal)}
    </>
  );
}
