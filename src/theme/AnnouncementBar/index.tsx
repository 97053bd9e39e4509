import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * Show the announcement bar as a labelled `region`. The theme's bar has the role `banner`, which screen readers take for the header of
 * the site. Its content, its close button and the stored dismissal are the theme's. Every page has this component, so it also sets the
 * notice at the edge of each printed sheet that the manual is a draft (src/css/print.css).
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const {draftNotice} = useDocusaurusContext().siteConfig.customFields as Record<string, string>;
  return (
    <>
      {draftNotice && (
        <Head>
          <html data-print-draft={draftNotice} />
        </Head>
      )}
      {isActive && announcementBar && (
        <section
          className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
          aria-label={translate({
            id: 'obis.announcementBar.label',
            message: 'Announcement',
            description: 'The ARIA label of the bar with news above the navbar',
          })}>
          <Content className={styles.content} />
          {announcementBar.isCloseable && <CloseButton onClick={close} className={styles.close} />}
        </section>
      )}
    </>
  );
}
