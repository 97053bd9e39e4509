import type {ReactNode} from 'react';
import menu from '@generated/sidebar-sections/default/menu.json';
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

/** Show links to the sections of the manual. */
function Sections({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <ul className="menu__list">
      {menu.map(({label, to}) => (
        <li key={label} className="menu__list-item">
          <Link className="menu__link" to={to} onClick={onClick}>
            {label}
          </Link>
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
        <>
          {header}
          <Languages />
        </>
      }
      primaryMenu={
        <div>
          {primaryMenu}
          <Sections onClick={toggle} />
        </div>
      }
      secondaryMenu={secondaryMenu}
    />
  );
}
