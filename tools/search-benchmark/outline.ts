import {parentsOf, type PageNode} from '../../src/plugins/search/shared/records';

/** The anchors of a page and how they nest. */
export type Outline = {
  has(anchor: string): boolean;
  /** Whether `anchor` (null is the top of the page) is in the section `wanted`. */
  leadsInto(anchor: string | null, wanted: string): boolean;
};

const ANY_ID = /<[a-z][^>]*?\sid=["']?([^\s"'>]+)/g;

/**
 * Outline of a page: anchors of headings and table rows from the search index, all others from the HTML, which is read
 * lazily.
 */
export function createOutline(nodes: readonly PageNode[], readHtml: () => string): Outline {
  const parents = parentsOf(nodes);
  const positions = new Map<string, number>();
  nodes.forEach((node, position) => {
    if (node.anchor) positions.set(node.anchor, position);
  });
  const isHeading = (id: string) => (nodes[positions.get(id) ?? -1]?.level ?? 0) > 0;
  let ids: string[] | undefined;

  /** The heading above an anchor; null at the top of the page, undefined for an unknown anchor. */
  const sectionOf = (anchor: string): string | null | undefined => {
    ids ??= [...readHtml().matchAll(ANY_ID)].map(([, id = '']) => id);
    const at = ids.indexOf(anchor);
    return at < 0 ? undefined : (ids.slice(0, at).findLast((id) => isHeading(id)) ?? null);
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
      // Anchors without a record are never a hit: their section is the best possible one.
      return !positions.has(wanted) && (sectionOf(wanted) ?? null) === anchor;
    },
  };
}
