import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * Renders the bar above the navbar as a labelled `region`. The theme's bar is a `banner` landmark, which belongs to the site
 * header. Content, close button and the remembered dismissal are the theme's; before hydration, the attribute that the theme's
 * inline script sets on `<html>` hides the bar.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) {
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
