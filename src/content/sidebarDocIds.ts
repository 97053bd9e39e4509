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
