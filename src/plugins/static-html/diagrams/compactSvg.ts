/** Decimal places kept in coordinates: a tenth of a pixel cannot be seen, and halves the numbers' length. */
const ROUNDING = /-?\d+\.\d{2,}/g;

/**
 * Turns the renderer's SVG into the one that is inlined in a page: no style block (the Diagram component's CSS has
 * the colours, and the block imports a web font), no data attributes, short numbers, ids that are unique in the page.
 * @example compactSvg('<svg …><marker id="arrowhead"/></svg>', 'd1') → '<svg …><marker id="d1-arrowhead"/></svg>'
 */
export function compactSvg(svg: string, id: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s(?:data-[\w-]+|font-family|style|font-weight)="[^"]*"/g, '')
    .replace(/\sid="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(ROUNDING, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .replace(/\s+\/>/g, '/>')
    .trim();
}
