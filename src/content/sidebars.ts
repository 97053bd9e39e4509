/** An item of a sidebar, as `sidebars.ts` has it or as Docusaurus has read it. A string is the id of a page. */
export type SidebarItem =
  | string
  | {
      readonly type?: string;
      readonly id?: string;
      readonly key?: string;
      readonly label?: string;
      readonly items?: readonly SidebarItem[];
      /** The page that the label of a category leads to. */
      readonly link?: object | null;
    };

/** The pages that are directly in one category, or one page outside of categories, with what the sidebar says about it. */
export type SidebarGroup = {
  readonly key?: string | undefined;
  readonly label?: string | undefined;
  /** Ids of the pages. */
  readonly ids: readonly string[];
};

/** Return the groups of pages in a sidebar, at any depth. The landing page shows each of them. */
export function listSidebarGroups(sidebar: readonly SidebarItem[]): SidebarGroup[] {
  return sidebar.flatMap((item) => {
    const {key, label, items, link} = typeof item === 'string' ? {} : item;
    const own: readonly SidebarItem[] = items ? [...(link ? [link] : []), ...items] : [item];
    const ids = own.flatMap((each) => {
      if (typeof each === 'string') return each;
      return each.type === 'doc' && each.id !== undefined ? each.id : [];
    });
    const nested = own.filter((each) => typeof each !== 'string' && each.items);
    return [...(ids.length > 0 ? [{key, label, ids}] : []), ...listSidebarGroups(nested)];
  });
}
