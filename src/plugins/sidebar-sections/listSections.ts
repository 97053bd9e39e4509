import type {FrontMatter} from '../../content/frontMatter';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Page = {readonly to: string; readonly label: string};

/** A section of the manual with its pages, in sidebar order. */
export type Section = {
  /** The `key` of the sidebar item, which is the same in every locale. */
  readonly id: string;
  readonly name: string;
  /** From `section_summary` in the front matter of the first page. */
  readonly summary?: string | undefined;
  readonly pages: readonly Page[];
};

type Doc = {
  readonly permalink: string;
  readonly title?: string | undefined;
  readonly frontMatter: {readonly sidebar_label?: string; readonly [key: string]: unknown};
};

/** Create a section from pages. A page has the label that it has in the sidebar. */
function toSection(id: string, name: string | undefined, docs: readonly Doc[]): Section {
  const pages = docs.map(({permalink, title, frontMatter}) => ({
    to: permalink,
    label: frontMatter.sidebar_label ?? title ?? permalink,
  }));
  const {section_summary: summary} = (docs[0]?.frontMatter ?? {}) as FrontMatter;
  return {id, name: name ?? pages[0]?.label ?? '', summary, pages};
}

/** Return a section for each sidebar category that contains pages directly, and for each page outside of categories. */
export function listSections({docs, sidebars}: LoadedVersion): Section[] {
  const docsOf = (item: SidebarItem) =>
    docs.filter(({id}) => item.type === 'doc' && item.id === id);
  const sectionsOf = (item: SidebarItem): Section[] => {
    const isCategory = item.type === 'category';
    const own = isCategory ? item.items.flatMap(docsOf) : docsOf(item);
    const nested = isCategory ? item.items.filter(({type}) => type === 'category') : [];
    const section =
      own[0] && toSection(item.key ?? own[0].id, 'label' in item ? item.label : undefined, own);
    return [...(section ? [section] : []), ...nested.flatMap(sectionsOf)];
  };
  return Object.values(sidebars).flatMap((items) => items.flatMap(sectionsOf));
}
