import {parentsOf, type PageNode} from '../../src/plugins/search/shared/records';

/** The anchors of a page and how they nest. */
export type Outline = {
  has(anchor: string): boolean;
  /** Does a reader who is sent to `anchor` (null is the top of the page) arrive in the section `wanted`? */
  leadsInto(anchor: string | null, wanted: string): boolean;
};

const ANY_ID = /<[a-z][^>]*?\sid=["']?([^\s"'>]+)/g;

/**
 * Outline of a page: its headings from the search index, other anchors (rows of tables, entries of lists) from the HTML,
 * which is read only when somebody asks for one.
 */
export function createOutline(nodes: readonly PageNode[], readHtml: () => string): Outline {
  const parents = parentsOf(nodes);
  const positions = new Map<string, number>();
  nodes.forEach((node, position) => {
    if (node.anchor) positions.set(node.anchor, position);
  });
  let ids: string[] | undefined;

  /** The heading that an anchor inside a section stands under; null at the top, undefined without such an anchor. */
  const sectionOf = (anchor: string): string | null | undefined => {
    ids ??= [...readHtml().matchAll(ANY_ID)].map(([, id = '']) => id);
    const at = ids.indexOf(anchor);
    return at < 0 ? undefined : (ids.slice(0, at).findLast((id) => positions.has(id)) ?? null);
  };

  /** An anchor with all headings above it. */
  const chainOf = (anchor: string): string[] => {
    if (!positions.has(anchor)) {
      const section = sectionOf(anchor);
      return section ? [anchor, ...chainOf(section)] : [anchor];
    }
    const chain: string[] = [];
    for (let at = positions.get(anchor) ?? -1; at >= 0; at = parents[at] ?? -1) {
      const above = nodes[at]?.anchor;
      if (above) chain.push(above);
    }
    return chain;
  };

  return {
    has: (anchor) => positions.has(anchor) || sectionOf(anchor) !== undefined,
    leadsInto(anchor, wanted) {
      if (anchor !== null && chainOf(anchor).includes(wanted)) return true;
      // A hit cannot lead closer to a row of a table than to the section that holds the table.
      return !positions.has(wanted) && (sectionOf(wanted) ?? null) === anchor;
    },
  };
}
