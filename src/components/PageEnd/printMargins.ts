/** A text as CSS has it, also within `<style>`. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<\n]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Style of the sheets that a page is printed on: its title at the head, its address and facts at the foot, each on a line. Margin boxes:
 * Chromium 131 or newer. `src/css/print.css` has the rest.
 */
export const printMargins = (title: string, foot: readonly string[]): string =>
  `@page{@top-left{content:${cssString(title)}}@bottom-left{content:${cssString(foot.join('\n'))}}}`;
