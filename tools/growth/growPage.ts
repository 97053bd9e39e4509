/** The part of the manual that is multiplied. */
export const GROWN = 'obis';

/** Folder, below the part that is multiplied, of the copy of that number. */
export const partFolder = (part: number): string => `part-${part}`;

/** Before these, an address is a link: `](/obis/…)`, `to="/obis/…"`, `see: /obis/…`. */
const LINK = new RegExp(`((?:\\]\\(|="))/${GROWN}/`, 'g');

/**
 * The text of a page in a further part of the manual: a title of its own, and links that stay within the part.
 * @param part number of the part; the manual itself is 1
 * @example growPage('# Keys\n\nSee [CAs](/obis/pki).', 2) → '# Keys (part 2)\n\nSee [CAs](/obis/part-2/pki).'
 */
export function growPage(text: string, part: number): string {
  return text
    .replace(LINK, `$1/${GROWN}/${partFolder(part)}/`)
    .replace(/^# .+?(?=\s*(?:\{\/\*.*)?$)/m, (title) => `${title} (part ${part})`);
}
