/** Return the ids of all pages in a sidebar, at any depth. */
export function sidebarDocIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(sidebarDocIds);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, items, link, ...others} = item as Readonly<Record<string, unknown>>;
  if (type === undefined) return Object.values({items, link, ...others}).flatMap(sidebarDocIds);
  const own = (type === 'doc' || type === 'ref') && typeof id === 'string' ? [id] : [];
  return [...own, ...sidebarDocIds([items, link].filter((each) => typeof each !== 'string'))];
}

/** An item of a sidebar, as `sidebars.ts` has it or as Docusaurus has read it. A string is the id of a page. */
export type SidebarItem =
  | string
  | {
      readonly type?: string;
      readonly id?: string;
      readonly key?: string;
      readonly label?: string;
      readonly items?: readonly SidebarItem[];
    };

/** The pages that are directly in one category, or one page outside of categories, with what the sidebar says about it. */
type SidebarGroup = {
  readonly key?: string | undefined;
  readonly label?: string | undefined;
  /** Ids of the pages. */
  readonly ids: readonly string[];
};

/** Return the groups of pages in a sidebar, at any depth. The landing page shows each of them. */
export function listSidebarGroups(items: readonly SidebarItem[]): SidebarGroup[] {
  return items.flatMap((item) => {
    const {key, label, items: inside} = typeof item === 'string' ? {} : item;
    const own = inside ?? [item];
    const ids = own.flatMap((each) => {
      if (typeof each === 'string') return each;
      return each.type === 'doc' && each.id !== undefined ? each.id : [];
    });
    const nested = own.filter((each) => typeof each !== 'string' && each.items);
    return [...(ids.length > 0 ? [{key, label, ids}] : []), ...listSidebarGroups(nested)];
  });
}
