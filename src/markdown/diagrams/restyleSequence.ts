import {boxTone} from './boxTone';

/** Numbers with more than one decimal: a tenth of a pixel is precise enough and halves their length. */
const ROUNDING = /-?\d+\.\d{2,}/g;

/** A tag with its attributes; text content is the writer's and stays unchanged. */
const TAG = /<[^>]+>/g;

/** Scales the renderer's 13 px labels to the body text size, or less so that the drawing fits a phone: to 12 px at least. */
const SCALE = 1.1;
const MIN_SCALE = 12 / 13;
const PHONE_WIDTH = 358;

/** Room around what the renderer draws, which would set a drawing apart from the edge of the text. */
const EDGE = 28;

/** Scales the width and height, and cuts the room around the drawing off. */
function enlarge(svg: string): string {
  const width = Number(/\swidth="([\d.]+)"/.exec(svg)?.[1]) - 2 * EDGE;
  const scale = Math.max(MIN_SCALE, Math.min(SCALE, PHONE_WIDTH / width));
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root
      .replace(/\s(width|height)="([\d.]+)"/g, (_, name: string, size: string) => {
        return ` ${name}="${Math.round((Number(size) - 2 * EDGE) * scale)}"`;
      })
      .replace(/viewBox="0 0 ([\d.]+) ([\d.]+)"/, (_, width: string, height: string) => {
        return `viewBox="${EDGE} ${EDGE} ${Number(width) - 2 * EDGE} ${Number(height) - 2 * EDGE}"`;
      }),
  );
}

/** Draws the participants of a sequence as the boxes of the other diagrams. */
function dressActors(svg: string): string {
  return svg.replace(
    /<g class="actor"[^>]* data-label="([^"]*)"[^>]*>\s*(<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*>)/g,
    (_, label: string, rect: string, x: string, y: string, width: string) => {
      const edge = `<path d="M${Number(x) + 1.5} ${Number(y) + 1}h${Number(width) - 3}"/>`;
      const tone = boxTone({kind: 'step', lines: [label]});
      return `<g class="box ${tone}">${rect.replace(/rx="\d+" ry="\d+"/, 'rx="3"')}${edge}`;
    },
  );
}

/** Arrowheads of the size that the other diagrams have, whatever the width of the line. */
function enlargeHeads(svg: string): string {
  return svg
    .replace(
      /markerWidth="8" markerHeight="5" refX="8" refY="2.5"/g,
      'markerWidth="9" markerHeight="9" refX="8" refY="4.5" markerUnits="userSpaceOnUse"',
    )
    .replaceAll('points="0 0, 8 2.5, 0 5"', 'points="0 0 9 4.5 0 9"');
}

function shortenNumbers(tag: string): string {
  return tag.replace(ROUNDING, (number) => String(Math.round(Number(number) * 10) / 10));
}

/**
 * Minifies the renderer's SVG of a sequence for inlining: no style block (the Diagram component's CSS has the colours, and the block
 * imports a web font), no data attributes, short numbers, ids with a prefix that is unique in the page.
 * @example restyleSequence('<svg …><marker id="arrowhead"/></svg>', 'd1') → '<svg …><marker id="d1-arrowhead"/></svg>'
 */
export function restyleSequence(svg: string, id: string): string {
  return enlargeHeads(dressActors(enlarge(svg)))
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
