/** Decimal places kept in coordinates: a tenth of a pixel cannot be seen, and halves the numbers' length. */
const ROUNDING = /-?\d+\.\d{2,}/g;

/** A tag with its attributes; what stands between tags is the writer's text and stays as it is. */
const TAG = /<[^>]+>/g;

/** The renderer's 13 px labels, enlarged to the size of the text around them. */
const SCALE = 1.1;

/** Makes the picture larger without touching its coordinates. */
function enlarge(svg: string): string {
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replace(/\s(width|height)="([\d.]+)"/g, (_, name: string, size: string) => {
      return ` ${name}="${Math.round(Number(size) * SCALE)}"`;
    }),
  );
}

/** Group titles are drawn before the arrows, which may cross them: they go last, over the arrows. */
function raiseGroupTitles(svg: string): string {
  const titles: string[] = [];
  const rest = svg.replace(
    /(<g class="subgraph"[\s\S]*?)(<text[\s\S]*?<\/text>)/g,
    (_, before, text) => {
      titles.push(String(text).replace('<text', '<text class="title"'));
      return String(before);
    },
  );
  return rest.replace(/<\/svg>\s*$/, () => `${titles.join('')}</svg>`);
}

function shortenNumbers(tag: string): string {
  return tag.replace(ROUNDING, (number) => String(Math.round(Number(number) * 10) / 10));
}

/**
 * Turns the renderer's SVG into the one that is inlined in a page: no style block (the Diagram component's CSS has
 * the colours, and the block imports a web font), no data attributes, short numbers, ids that are unique in the page.
 * @example compactSvg('<svg …><marker id="arrowhead"/></svg>', 'd1') → '<svg …><marker id="d1-arrowhead"/></svg>'
 */
export function compactSvg(svg: string, id: string): string {
  return (
    raiseGroupTitles(enlarge(svg))
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/\s(?:data-[\w-]+|font-family|style|font-weight)="[^"]*"/g, '')
      // The renderer turns this marker round twice, so that the arrow hides under its node.
      .replace(/(id="arrowhead-start"[^>]*orient=")auto-start-reverse/g, '$1auto')
      .replace(/\sid="([^"]+)"/g, ` id="${id}-$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
      .replace(TAG, shortenNumbers)
      .replace(/>\s+</g, '><')
      .replace(/\s+\/>/g, '/>')
      .trim()
  );
}
