/** Matches characters that nobody sees, such as soft hyphens and marks of the text direction. NFKC would turn ™ into letters. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}™℠]/gu;

/** Matches apostrophes, and the signs that people type or copy in their place. NFKC would turn ´ into a space and an accent. */
const APOSTROPHES = /[‘’‚‛′‵`´ʹʻʼʽ]/g;

/** Matches all other quotation marks. */
const QUOTATION_MARKS = /[\p{Pi}\p{Pf}„″〝-〟「-』《-》〈〉]/gu;

/** Matches dashes, minus signs, bullets in the form of a hyphen, and lines drawn in their place, such as the Japanese ー. */
const HYPHENS = /[\p{Pd}−⁃˗➖─ー]/gu;

/** Matches a text from its first to its last letter or digit, with the space behind it, which says that the last word is complete. */
const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])? ?/u;

/**
 * Replace all forms of a character by one: full-width letters, hyphens, quotation marks and spaces. Remove characters that nobody sees.
 * @example normalizeCharacters('ＣＥＲＴ‑０２') // 'CERT-02'
 */
export function normalizeCharacters(text: string): string {
  return text
    .replace(IGNORED, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(QUOTATION_MARKS, '"')
    .replace(HYPHENS, '-')
    .replace(/[\s\p{C}]+/gu, ' ');
}

/**
 * Normalise what a reader has typed, pasted or scanned to look something up, and remove the punctuation around it. A text without letters
 * and digits keeps its punctuation.
 * @example normalizeQuery('「CERT−02」。') // 'CERT-02'
 */
export function normalizeQuery(text: string): string {
  const normalized = normalizeCharacters(text);
  return CORE.exec(normalized)?.[0] ?? normalized;
}
