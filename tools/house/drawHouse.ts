import type {Corridor} from './readRooms';

const START = '<!-- The picture of the house: npm run house -->';
const END = '<!-- End of the picture -->';

/** A Mermaid flowchart of the rooms. Arrows lead to what is imported. */
export function drawHouse(corridors: readonly Corridor[]): string {
  const arrows = corridors.map(({from, to}) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
}

/**
 * Puts the picture into a text, between its two comments.
 * @throws Error when a comment is missing
 */
export function putHouse(text: string, picture: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(
      `CONTRIBUTING.md: the picture has no place. Fix: add the lines "${START}" and "${END}".`,
    );
  }
  return `${text.slice(0, start + START.length)}\n${picture}\n${text.slice(end)}`;
}
