/**
 * Aspect ratio (width / height) from the `viewBox`.
 * @example aspectRatio('<svg viewBox="0 0 300 150">…</svg>') → 2
 */
export function aspectRatio(svg: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return Number(width ?? 1) / Number(height ?? 1) || 1;
}

/**
 * The SVG with prefixed ids: while it is enlarged it is in the page twice, and duplicate ids would clash.
 * @example prefixIds('<marker id="a"/><path marker-end="url(#a)"/>') → '<marker id="zoom-a"/><path marker-end="url(#zoom-a)"/>'
 */
export function prefixIds(svg: string): string {
  return svg.replace(/(\sid="|url\(#)/g, '$1zoom-');
}

/**
 * The one of two drawings, for narrow and for wide windows, that is enlarged; or the only one.
 * @example pickDrawing('<svg class="tall">1</svg><svg class="wide">2</svg>', true) → '<svg>2</svg>'
 */
export function pickDrawing(svg: string, isWide: boolean): string {
  const second = svg.indexOf('<svg', 1);
  if (second < 0) return svg;
  const drawing = isWide ? svg.slice(second) : svg.slice(0, second);
  return drawing.replace(/ class="\w+"/, '');
}
