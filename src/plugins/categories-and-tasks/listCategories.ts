import type {FrontMatter} from '../../content/frontMatter';
import {listSidebarGroups} from '../../content/sidebars';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

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

/** Return a category for each sidebar category that contains pages directly, and for each page outside of categories. */
export function listCategories({docs, sidebars}: LoadedVersion): Category[] {
  const groups = Object.values(sidebars).flatMap((items) => listSidebarGroups(items));
  return groups.map(({key, label, ids}) => {
    const own = ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? []);
    const pages = own.map(({permalink, title, frontMatter}) => ({
      to: permalink,
      label: (frontMatter as FrontMatter).sidebar_label ?? title,
    }));
    const {category_summary: summary} = (own[0]?.frontMatter ?? {}) as FrontMatter;
    return {id: key ?? ids[0] ?? '', name: label ?? pages[0]?.label ?? '', summary, pages};
  });
}
