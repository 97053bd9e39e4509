import {compileSheet} from 'beasties/compiler';
import {createProcessor} from 'beasties/runtime';

/** The link to the stylesheet and the scripts after it, as Docusaurus writes them into the head of a page. */
const ASSETS = /<link\b[^>]*\brel="?stylesheet\b[^>]*>(?:\s*<script\b[^>]*\bsrc=[^>]*><\/script>)+/;

/** Matches the definition of a custom property in minified CSS. Strings and URLs in its value may contain semicolons. */
const DEFINITION = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)"']*\)|[^;{}"'])*;?/g;

/**
 * Return a function that finds the rules of a stylesheet that a page uses. If a rule is missing from the `<style>` element of a page, Beasties
 * does not recognise it. Either the rule depends on an attribute that scripts set and that is not `data-*`: add it to the pattern of
 * `attributes` below. Or its selector has no element, class or attribute: see `allowRules`.
 */
export function createStylesFinder(css: string): (html: string) => string {
  // Scripts set data attributes in the browser, such as `data-theme`. Beasties would drop the rules that depend on them, such as
  // the colours of the dark mode, so the page gets each of these attributes that a rule names.
  const attributes = [...new Set(css.match(/(?<=\[)data-[\w-]+/g))].join(' ');
  const stylesheet = compileSheet(css, {
    // Beasties drops selectors that start with a pseudo-class, such as `:lang(zh)` or `:where(:root)`.
    allowRules: [/^:/],
    // The exact mode of Beasties needs all end tags, but the HTML minifier removes some of them.
    exact: false,
  });
  const {extract} = createProcessor([stylesheet]);
  return (html) => {
    const {css: found} = extract(html.replace('<html', `<html ${attributes}`));
    // Beasties writes a semicolon after an @page rule. A browser would then drop the rule that follows.
    return removeUnusedProperties(found.replace(/\};(?=@)/g, '}'), html);
  };
}

/**
 * Remove the custom properties that neither a rule nor the page uses. Of those that Infima defines, this is two thirds.
 */
function removeUnusedProperties(css: string, html: string): string {
  const used = new Set(
    [...`${css}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  );
  return css.replace(DEFINITION, (definition, name: string) => (used.has(name) ? definition : ''));
}

/**
 * Insert the styles that a page uses as a `<style>` element, and move the links to the stylesheet and the scripts into a `<template>`.
 * bootstrapScript.js takes them out of it after the first paint, and turns the `<style>` element off when the stylesheet has arrived.
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
    (assets) =>
      `<style id="obis-inline-styles">${findStyles(html)}</style><template id="obis-deferred-assets">${assets}</template>`,
  );
}
