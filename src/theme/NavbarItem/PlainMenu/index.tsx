import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {MENU_ID} from '@site/src/theme/DocSidebar/menuId';
import styles from './styles.module.css';

type Props = {
  /** In the mobile sidebar, which needs JavaScript. */
  readonly mobile?: boolean;
};

/** The doc whose sidebar serves pages without one. */
const MAIN_DOC = '/obis/introduction/overview';

/**
 * Navbar item `custom-plainMenu`: the menu button and the locale dropdown as plain links, for readers without JavaScript.
 * CSS shows it only to them; see src/css/no-script.css.
 */
export default function PlainMenu({mobile = false}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {activeDoc} = useActiveDocContext(undefined);
  const mainDoc = useBaseUrl(MAIN_DOC);
  if (useIsBrowser() || mobile) {
    return null;
  }
  return (
    <span className={styles.menu} data-plain-menu>
      <a className={styles.toMenu} href={`${activeDoc?.sidebar ? '' : mainDoc}#${MENU_ID}`}>
        <Translate
          id="obis.plainMenu.menu"
          description="Link to the menu of the manual, for readers without scripts">
          Menu
        </Translate>
      </a>
      {i18n.locales
        .filter((locale) => locale !== i18n.currentLocale)
        .map((locale) => (
          <a
            key={locale}
            href={createUrl({locale, fullyQualified: false})}
            lang={i18n.localeConfigs[locale]?.htmlLang}>
            {i18n.localeConfigs[locale]?.label}
          </a>
        ))}
    </span>
  );
}
