import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {
  DocsSidebarProvider,
  findFirstSidebarItemLink,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

/** Link each category to its first page. If that is the current page, the category stays plain text. */
const linkCategories = (items: PropSidebar, pathname: string): PropSidebar =>
  items.map((item) => {
    if (item.type !== 'category') return item;
    const href = findFirstSidebarItemLink(item);
    const linked = {...item, items: linkCategories(item.items, pathname)};
    return isSamePath(href, pathname) ? linked : {...linked, href};
  });

/** Show the breadcrumbs of the theme with linked categories. On a phone, show a button that opens the menu at the current section. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const {toggle} = useNavbarMobileSidebar();
  const section = useSidebarBreadcrumbs()?.findLast(({type}) => type === 'category');
  if (!sidebar) return null;
  return (
    <>
      <DocsSidebarProvider name={sidebar.name} items={linkCategories(sidebar.items, pathname)}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>
      {section && (
        <button
          type="button"
          className={clsx('clean-btn', 'needs-scripts', styles.up)}
          onClick={toggle}>
          {section.label}
        </button>
      )}
    </>
  );
}
