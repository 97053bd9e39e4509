import type {FrontMatter} from '../../content/frontMatter';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Page = {readonly to: string; readonly label: string};

/** A category of the sidebar with its pages, in their order. A page outside of categories is a category of its own. */
export type Category = {
  /** The `key` of the sidebar item, which is the same in every locale. */
  readonly id: string;
  readonly name: string;
  /** From `category_summary` in the front matter of the first page. */
  readonly summary?: string | undefined;
  readonly pages: readonly Page[];
};

type Doc = {
  readonly permalink: string;
  readonly title?: string | undefined;
  readonly frontMatter: {readonly sidebar_label?: string; readonly [key: string]: unknown};
};

/** Create a category from pages. A page has the label that it has in the sidebar. */
function toCategory(id: string, name: string | undefined, docs: readonly Doc[]): Category {
  const pages = docs.map(({permalink, title, frontMatter}) => ({
    to: permalink,
    label: frontMatter.sidebar_label ?? title ?? permalink,
  }));
  const {category_summary: summary} = (docs[0]?.frontMatter ?? {}) as FrontMatter;
  return {id, name: name ?? pages[0]?.label ?? '', summary, pages};
}

/** Return a category for each sidebar category that contains pages directly, and for each page outside of categories. */
export function listCategories({docs, sidebars}: LoadedVersion): Category[] {
  const docsOf = (item: SidebarItem) =>
    docs.filter(({id}) => item.type === 'doc' && item.id === id);
  const categoriesOf = (item: SidebarItem): Category[] => {
    const isCategory = item.type === 'category';
    const own = isCategory ? item.items.flatMap(docsOf) : docsOf(item);
    const nested = isCategory ? item.items.filter(({type}) => type === 'category') : [];
    const category =
      own[0] && toCategory(item.key ?? own[0].id, 'label' in item ? item.label : undefined, own);
    return [...(category ? [category] : []), ...nested.flatMap(categoriesOf)];
  };
  return Object.values(sidebars).flatMap((items) => items.flatMap(categoriesOf));
}
