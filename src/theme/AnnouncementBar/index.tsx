import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * The bar above the navbar. A labelled `region`; the theme's is a `banner` landmark, which belongs to the site header.
 * The theme keeps its dismissal in localStorage; before hydration, the attribute that the theme's inline script sets on
 * `<html>` hides it.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // The theme does not listen to other tabs.
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  if (!isActive || !announcementBar || dismissed === 'true') {
    return null;
  }
  return (
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
  );
}
