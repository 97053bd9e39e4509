import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from '../Example/styles.module.css';

type Props = {readonly children: ReactNode};

/** Show the same content in light and dark mode side by side. Only the pages for writers use this component. */
export default function ThemePair({children}: Props): ReactNode {
  return (
    // Keep sample text out of the search index.
    <div className={styles.example} data-search-ignore>
      <div className={styles.pane} data-scheme="light">
        <div className={styles.label}>
          <Translate id="obis.themePair.light" description="Label of the light half of a pair">
            Light mode
          </Translate>
        </div>
        {children}
      </div>
      <div className={styles.pane} data-scheme="dark">
        <div className={styles.label}>
          <Translate id="obis.themePair.dark" description="Label of the dark half of a pair">
            Dark mode
          </Translate>
        </div>
        {children}
      </div>
    </div>
  );
}
