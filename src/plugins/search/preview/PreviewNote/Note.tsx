import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {savedAtText} from './savedAtText';
import styles from './styles.module.css';
import {usePreviewState} from './usePreviewState';

/** Props of the note; in DocSearch's modal it becomes the modal's last line. */
export type Props = {inModal?: boolean};

/** How fresh the live preview's search is, and what keeps pages out of it. */
function Text({className}: {className: string | undefined}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const state = usePreviewState();
  if (!state) return null;
  const {savedAt, problems} = state;
  const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang;
  return (
    <div className={clsx(styles.note, className)} data-search-preview={savedAt}>
      <p>
        <Translate
          id="obis.searchPreview.savedAt"
          description="Live preview of the site: how fresh the search is; {time} is a time, with the date if it was not today"
          values={{time: savedAtText(new Date(savedAt), new Date(), locale)}}>
          {'Preview: the pages as they are saved, last changed at {time}.'}
        </Translate>
      </p>
      {problems.length > 0 && (
        <>
          <p>
            <Translate
              id="obis.searchPreview.leftOut"
              description="Live preview of the site: title of a list of files with mistakes">
              Left out of the search until it is put right:
            </Translate>
          </p>
          <ul>
            {problems.map(({file, line, reason}) => (
              <li key={`${file}:${line}:${reason}`}>
                <code>{`${file}:${line}`}</code> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The note, where it belongs. */
export default function Note({inModal = false}: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!inModal) return <Text className={styles.inPage} />;
  const modal = anchor?.parentElement?.querySelector('.DocSearch-Modal');
  return (
    <>
      <span ref={setAnchor} hidden />
      {modal && createPortal(<Text className={styles.inModal} />, modal)}
    </>
  );
}
