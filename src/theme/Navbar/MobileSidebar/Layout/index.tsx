import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {ErrorCodesLink, IntroductionLink, OperatorCardLink} from '@site/src/components/siteLinks';
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

/** Show links to the first page of the manual and to the two pages that operators need. The menu that a phone shows on them lists all pages. */
function ManualLinks({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <ul className="menu__list">
      {[IntroductionLink, OperatorCardLink, ErrorCodesLink].map((ManualLink, at) => (
        <li key={at} className="menu__list-item">
          <ManualLink className="menu__link" onClick={onClick} />
        </li>
      ))}
    </ul>
  );
}

/** Show the theme's menu for small screens as a modal dialog, with the other languages at its top and the manual in the main menu. */
export default function MobileSidebarLayoutWrapper({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu({shown, toggle});
  return (
    <MobileSidebarLayout
      header={
        <div className={styles.head}>
          {header}
          <Languages />
        </div>
      }
      primaryMenu={
        <div>
          {primaryMenu}
          <ManualLinks onClick={toggle} />
        </div>
      }
      secondaryMenu={secondaryMenu}
    />
  );
}
