import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';
import useModalMenu from './useModalMenu';

/** Show links to the page in the other languages. */
function Languages(): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  return Object.entries(localeConfigs).map(
    ([locale, {label, htmlLang}]) =>
      locale !== currentLocale && (
        <Link
          key={locale}
          className={styles.language}
          to={`pathname://${createUrl({locale, fullyQualified: false})}`}
          target="_self"
          autoAddBaseUrl={false}
          lang={htmlLang}
          hrefLang={htmlLang}>
          {label}
        </Link>
      ),
  );
}

/** Show the theme's menu for small screens as a modal dialog, with the other languages at its top. */
export default function MobileSidebarLayoutWrapper({header, ...props}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu({shown, toggle});
  return (
    <MobileSidebarLayout
      header={
        <>
          {header}
          <Languages />
        </>
      }
      {...props}
    />
  );
}
