import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {diskCache} from '../../../build/diskCache';
import {htmlFile} from '../../../build/htmlFile';
import {LAST_RULE} from './lastRule';
import {pageNames} from './pageNames';
import {readSheet} from './readSheet';
import {resolveVariables} from './resolveVariables';
import {usedStyles} from './usedStyles';

/** The link to the sheet, as the template has it and the minifier of the HTML leaves it. */
const LINK = /<link\s[^>]*\brel="?stylesheet\b[^>]*>/g;
/** In the names of scripts, which change with any page. */
const HASH = /\.[0-9a-f]{8}\.js/g;

/** Finding what all pages use takes a build 2 s of CPU a language (2026-11-26). */
const onDisk = diskCache<string>('critical-css', ['src/build', 'src/plugins/first-paint']);

/**
 * Puts the used part of the sheet in the place of the link to it.
 * @param stylesOf returns what the page uses of the sheet at an address
 * @throws Error for a page with another number of sheets than one
 */
export function inlineInto(
  html: string,
  stylesOf: (address: string, html: string) => string,
): string {
  const links = html.match(LINK) ?? [];
  const [link, address] = [links[0], /\bhref="?([^\s">]+)/.exec(links[0] ?? '')?.[1]];
  if (links.length !== 1 || link === undefined || address === undefined) {
    throw new Error(
      `it links ${links.length} stylesheets, not one. Fix: add styles with customCss or CSS modules; ` +
        'Docusaurus puts those into one sheet.',
    );
  }
  return html.replace(link, () => `<style>${stylesOf(address, html)}</style>`);
}

/**
 * Rewrites the pages of one language, each with the styles it uses, and marks the end of the sheet. Synchronously: other plugins
 * read the pages in their turn.
 * @throws Error that names the page, what is wrong and the fix
 */
export function inlineStyles(site: {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routes: readonly string[];
}): void {
  const {outDir, baseUrl, routes} = site;
  const readAt = (address: string) => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    const css = readFileSync(file, 'utf8');
    writeFileSync(file, `${css}${LAST_RULE}{}`);
    return {css, sheet: resolveVariables(readSheet(css))};
  };
  const sheets = new Map<string, ReturnType<typeof readAt>>();
  const stylesOf = (address: string, html: string) => {
    const {css, sheet} = sheets.get(address) ?? readAt(address);
    sheets.set(address, {css, sheet});
    const compute = () => usedStyles(sheet, pageNames(html), html);
    return onDisk.get([css, html.replace(HASH, '')], compute);
  };
  for (const route of routes) {
    const file = htmlFile(route, baseUrl, outDir);
    try {
      writeFileSync(file, inlineInto(readFileSync(file, 'utf8'), stylesOf));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  }
}
