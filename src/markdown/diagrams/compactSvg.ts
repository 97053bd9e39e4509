/** Numbers with more than one decimal: a tenth of a pixel is precise enough and halves their length. */
const ROUNDING = /-?\d+\.\d{2,}/g;

/** A tag with its attributes; text content is the writer's and stays unchanged. */
const TAG = /<[^>]+>/g;

/** Scales the renderer's 13 px labels to the body text size. */
const SCALE = 1.1;

/** Scales the width and height but not the `viewBox`. */
function enlarge(svg: string): string {
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replace(/\s(width|height)="([\d.]+)"/g, (_, name: string, size: string) => {
      return ` ${name}="${Math.round(Number(size) * SCALE)}"`;
    }),
  );
}

/** Moves group titles to the end, so that they are painted over the arrows that cross them. */
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
 * Minifies the renderer's SVG for inlining: no style block (the Diagram component's CSS has the colours, and the block
 * imports a web font), no data attributes, short numbers, ids with a prefix that is unique in the page.
 * @example compactSvg('<svg …><marker id="arrowhead"/></svg>', 'd1') → '<svg …><marker id="d1-arrowhead"/></svg>'
 */
export function compactSvg(svg: string, id: string): string {
  return (
    raiseGroupTitles(enlarge(svg))
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/\s(?:data-[\w-]+|font-family|style|font-weight)="[^"]*"/g, '')
      // The renderer reverses this marker twice, which hides the arrowhead under its node.
      .replace(/(id="arrowhead-start"[^>]*orient=")auto-start-reverse/g, '$1auto')
      .replace(/\sid="([^"]+)"/g, ` id="${id}-$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
      .replace(TAG, shortenNumbers)
      .replace(/>\s+</g, '><')
      .replace(/\s+\/>/g, '/>')
      .trim()
  );
}
