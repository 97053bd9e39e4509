/**
 * Width divided by height, read from the picture's view box.
 * @example ratioOf('<svg viewBox="0 0 300 150">…</svg>') → 2
 */
export function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return Number(width ?? 1) / Number(height ?? 1) || 1;
}

/**
 * The same picture with ids of its own: it stands in the page a second time while it is enlarged.
 * @example withOtherIds('<marker id="a"/><path marker-end="url(#a)"/>') → '<marker id="zoom-a"/><path marker-end="url(#zoom-a)"/>'
 */
export function withOtherIds(svg: string): string {
  return svg.replace(/(\sid="|url\(#)/g, '$1zoom-');
}
