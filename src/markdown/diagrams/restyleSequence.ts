import {boxTone} from './boxTone';

/** Matches numbers with more than one decimal. Rounding them makes the SVG smaller. */
const LONG_NUMBER = /-?\d+\.\d{2,}/g;

/** Matches a tag with its attributes. Numbers are rounded in tags only, because those in text content must not change. */
const TAG = /<[^>]+>/g;

/** The renderer's text has 13 px. A drawing is enlarged to 14.3 px, or reduced down to 12 px so that it fits a phone. */
const SCALE = 1.1;
const MIN_SCALE = 12 / 13;
const PHONE_WIDTH = 358;

/** Padding that the renderer adds around a drawing. It is cut off, so that the drawing is aligned with the text of the page. */
const PADDING = 28;

/** Scale the drawing and cut off its padding. */
function scale(svg: string): string {
  const width = Number(/\swidth="([\d.]+)"/.exec(svg)?.[1]) - 2 * PADDING;
  const factor = Math.max(MIN_SCALE, Math.min(SCALE, PHONE_WIDTH / width));
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root
      .replace(/\s(width|height)="([\d.]+)"/g, (_, name: string, size: string) => {
        return ` ${name}="${Math.round((Number(size) - 2 * PADDING) * factor)}"`;
      })
      .replace(/viewBox="0 0 ([\d.]+) ([\d.]+)"/, (_, width: string, height: string) => {
        return `viewBox="${PADDING} ${PADDING} ${Number(width) - 2 * PADDING} ${Number(height) - 2 * PADDING}"`;
      }),
  );
}

/** Make the participants look like the boxes of the other diagrams. */
function restyleParticipants(svg: string): string {
  return svg.replace(
    /<g class="actor"[^>]* data-label="([^"]*)"[^>]*>\s*(<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*>)/g,
    (_, label: string, rect: string, x: string, y: string, width: string) => {
      const edge = `<path d="M${Number(x) + 1.5} ${Number(y) + 1}h${Number(width) - 3}"/>`;
      const tone = boxTone({kind: 'step', lines: [label]});
      return `<g class="box ${tone}">${rect.replace(/rx="\d+" ry="\d+"/, 'rx="3"')}${edge}`;
    },
  );
}

/** Make the arrowheads as large as those of the other diagrams. */
function resizeArrowheads(svg: string): string {
  return svg
    .replace(
      /markerWidth="8" markerHeight="5" refX="8" refY="2.5"/g,
      'markerWidth="9" markerHeight="9" refX="8" refY="4.5" markerUnits="userSpaceOnUse"',
    )
    .replaceAll('points="0 0, 8 2.5, 0 5"', 'points="0 0 9 4.5 0 9"');
}

function shortenNumbers(tag: string): string {
  return tag.replace(LONG_NUMBER, (number) => String(Math.round(Number(number) * 10) / 10));
}

/**
 * Restyle and minify the SVG of a sequence diagram. The renderer's style block, which imports a web font, is removed. The colours come
 * from the CSS of the Diagram component. Ids get a prefix that is unique on the page.
 * @example restyleSequence('<svg …><marker id="arrowhead"/></svg>', 'd1') → '<svg …><marker id="d1-arrowhead"/></svg>'
 */
export function restyleSequence(svg: string, id: string): string {
  return resizeArrowheads(restyleParticipants(scale(svg)))
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s(?:data-[\w-]+|font-family|style|font-weight)="[^"]*"/g, '')
    .replace(/\sid="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(TAG, shortenNumbers)
    .replace(/>\s+</g, '><')
    .replace(/\s+\/>/g, '/>')
    .trim();
}
