import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import LiveRegion from '../LiveRegion';
import Language from './Language';
import {problemText} from './problemText';
import {useAnnouncement} from './useAnnouncement';
import {useOffline} from './useOffline';
import styles from './styles.module.css';

/** Keeps one or both languages in the browser, on request: see src/plugins/offline. */
export default function Offline(): ReactNode {
  const {unavailable, languages} = useOffline();
  const announcement = useAnnouncement(languages);
  return (
    <div className={styles.offline} data-search-ignore>
      <p className={styles.needsScripts}>
        <Translate id="obis.offline.needsScripts" description="Shown where scripts are blocked">
          Keeping pages needs scripts, and they are blocked here.
        </Translate>
      </p>
      {unavailable ? (
        <p className={styles.problem}>{problemText(unavailable)}</p>
      ) : (
        languages.map((language) => <Language key={language.language} {...language} />)
      )}
      <LiveRegion text={announcement} about={announcement} />
    </div>
  );
}
