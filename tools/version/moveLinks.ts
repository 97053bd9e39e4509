/** What comes before an address: in a page, Markdown and attributes; in data/, the keys with pages as well. */
const BEFORE = {
  page: String.raw`\]\(|="|^\[[^\]]+\]: `,
  data: String.raw`\]\(|\bsee: |- |[[,] *`,
} as const;

/**
 * Points links into a version that is cut. Links to what has no versions (the landing page, samples) stay.
 * @param pages site paths of the pages that the version has
 * @param prefix of the version, such as `/1.0`
 * @example moveLinks('[a](/obis/a#b)', 'page', new Set(['/obis/a']), '/1.0') // '[a](/1.0/obis/a#b)'
 */
export function moveLinks(
  text: string,
  kind: keyof typeof BEFORE,
  pages: ReadonlySet<string>,
  prefix: string,
): string {
  const link = new RegExp(String.raw`(${BEFORE[kind]})(/[\w/-]+)`, 'gm');
  return text.replace(link, (all, before: string, page: string) =>
    pages.has(page) ? `${before}${prefix}${page}` : all,
  );
}
