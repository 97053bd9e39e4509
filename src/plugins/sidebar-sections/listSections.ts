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
 * The innermost categories of all sidebars with their pages, with the sidebars' labels. A page outside any category is its
 * own section.
 * @throws Error when a section has no `key`, or that of another
 */
export function listSections({docs, sidebars}: LoadedVersion): Section[] {
  const pagesOf = (item: SidebarItem): Page[] => {
    if (item.type === 'category') return item.items.flatMap(pagesOf);
    const doc = docs.find(({id}) => item.type === 'doc' && item.id === id);
    return doc ? [{to: doc.permalink, label: doc.frontMatter.sidebar_label ?? doc.title}] : [];
  };

  const sectionsOf = (sidebar: string, item: SidebarItem): Section[] => {
    if (item.type === 'category' && item.items.some(({type}) => type === 'category')) {
      return item.items.flatMap((each) => sectionsOf(sidebar, each));
    }
    if (item.type !== 'category' && item.type !== 'doc') return [];
    if (item.key === undefined) {
      const name = item.label ?? ('id' in item ? item.id : '');
      throw new Error(`The item "${name}" of the sidebar "${sidebar}" has no key. Fix: add one.`);
    }
    const pages = pagesOf(item);
    return [{id: item.key, name: item.label ?? pages[0]?.label ?? '', pages}];
  };

  const sections = Object.entries(sidebars).flatMap(([sidebar, items]) =>
    items.flatMap((item) => sectionsOf(sidebar, item)),
  );
  const twice = sections.find(({id}, at) => sections.findIndex((each) => each.id === id) < at);
  if (!twice) return sections;
  throw new Error(`sidebars.ts has the key "${twice.id}" twice. Fix: give one part another key.`);
}
