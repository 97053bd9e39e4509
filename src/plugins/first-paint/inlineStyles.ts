import {compileSheet} from 'beasties/compiler';
import {createProcessor} from 'beasties/runtime';

/** The link to the stylesheet and the scripts after it, as Docusaurus writes them into the head of a page. */
const ASSETS = /<link\b[^>]*\brel="?stylesheet\b[^>]*>(?:\s*<script\b[^>]*\bsrc=[^>]*><\/script>)+/;

/**
 * Attributes that an element gets in the browser. Beasties keeps a rule that depends on one of them, such as a colour of the dark mode, only
 * if the page has it.
 */
const SET_IN_BROWSER =
  'data-theme data-theme-choice data-announcement-bar-initially-dismissed data-has-query data-scripts open';

/** Returns a function that finds the rules of a stylesheet that a page uses. */
export function createStylesFinder(css: string): (html: string) => string {
  const sheet = compileSheet(css, {
    // Beasties drops selectors that start with a pseudo-class, such as `:lang(zh)` or `:where(:root)`.
    allowRules: [/^:/],
    // The exact search does not know the end tags that the minifier of the HTML leaves out.
    exact: false,
  });
  const {extract} = createProcessor([sheet]);
  return (html) => extract(html.replace('<html', `<html ${SET_IN_BROWSER}`)).css;
}

/**
 * Puts the styles that a page uses into the page, and the link to the stylesheet and the scripts into a template, from which start.js takes
 * them after the first paint.
 * @param findStyles see `createStylesFinder`
 * @throws Error for a page without a stylesheet or without scripts
 */
export function inlineStyles(html: string, findStyles: (html: string) => string): string {
  if (!ASSETS.test(html)) {
    throw new Error(
      'its head has no stylesheet with scripts after it. Fix: compare ASSETS in src/plugins/first-paint/inlineStyles.ts with the page.',
    );
  }
  return html.replace(
    ASSETS,
    (assets) => `<style>${findStyles(html)}</style><template id="obis-late">${assets}</template>`,
  );
}
