/** Quote a text as a CSS string, and escape it so that it cannot close a `<style>` element. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<\n]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Return the CSS for the texts at the edges of a printed page: the title at the top left, and the lines of the footer at the bottom left.
 * Page margin boxes need Chromium 131 or newer. `src/css/print.css` styles them and adds the page number.
 */
export const printHeaderFooterCss = (title: string, footer: readonly string[]): string =>
  `@page{@top-left{content:${cssString(title)}}@bottom-left{content:${cssString(footer.join('\n'))}}}`;
