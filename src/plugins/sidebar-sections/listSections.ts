import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Page = {readonly to: string; readonly label: string};

/** A section of the manual with its pages, in sidebar order. */
export type Section = {
  /** The `key` of the sidebar item, which is the same in every locale. */
  readonly id: string;
  readonly name: string;
  readonly pages: readonly Page[];
};

/**
 * The innermost categories of a sidebar with their pages, with the sidebar's labels. A page outside any category is its
 * own section.
 * @throws Error when there is no such sidebar, or when one of its sections has no `key`
 */
export function listSections({docs, sidebars}: LoadedVersion, sidebar: string): Section[] {
  const pagesOf = (item: SidebarItem): Page[] => {
    if (item.type === 'category') return item.items.flatMap(pagesOf);
    const doc = docs.find(({id}) => item.type === 'doc' && item.id === id);
    return doc ? [{to: doc.permalink, label: doc.frontMatter.sidebar_label ?? doc.title}] : [];
  };

  const sectionsOf = (item: SidebarItem): Section[] => {
    if (item.type === 'category' && item.items.some(({type}) => type === 'category')) {
      return item.items.flatMap(sectionsOf);
    }
    if (item.type !== 'category' && item.type !== 'doc') return [];
    if (item.key === undefined) {
      const name = item.label ?? ('id' in item ? item.id : '');
      throw new Error(`The item "${name}" of the sidebar "${sidebar}" has no key. Fix: add one.`);
    }
    const pages = pagesOf(item);
    return [{id: item.key, name: item.label ?? pages[0]?.label ?? '', pages}];
  };

  const items = sidebars[sidebar];
  if (items) return items.flatMap(sectionsOf);
  const known = Object.keys(sidebars).join(', ');
  throw new Error(`There is no sidebar "${sidebar}". Fix: use one of ${known}.`);
}
