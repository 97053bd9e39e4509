import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {htmlFile} from '../../../build/htmlFile';
import {LAST_RULE} from './lastRule';
import {pageNames} from './pageNames';
import {readSheet, type SheetNode} from './readSheet';
import {resolveVariables} from './resolveVariables';
import {usedStyles} from './usedStyles';

/** The link to the sheet, as the template has it and the minifier of the HTML leaves it. */
const LINK = /<link\s[^>]*\brel="?stylesheet\b[^>]*>/g;

/**
 * Puts the used part of the sheet in the place of the link to it.
 * @param sheetOf reads the sheet at an address
 * @throws Error for a page with another number of sheets than one
 */
export function inlineInto(
  html: string,
  sheetOf: (address: string) => readonly SheetNode[],
): string {
  const links = html.match(LINK) ?? [];
  const [link, address] = [links[0], /\bhref="?([^\s">]+)/.exec(links[0] ?? '')?.[1]];
  if (links.length !== 1 || link === undefined || address === undefined) {
    throw new Error(
      `it links ${links.length} stylesheets, not one. Fix: add styles with customCss or CSS modules; ` +
        'Docusaurus puts those into one sheet.',
    );
  }
  const css = usedStyles(sheetOf(address), pageNames(html), html);
  return html.replace(link, () => `<style>${css}</style>`);
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
  const sheets = new Map<string, readonly SheetNode[]>();
  const sheetOf = (address: string) => {
    const known = sheets.get(address);
    if (known) return known;
    const file = path.join(outDir, address.slice(baseUrl.length));
    const css = readFileSync(file, 'utf8');
    writeFileSync(file, `${css}${LAST_RULE}{}`);
    const sheet = resolveVariables(readSheet(css));
    sheets.set(address, sheet);
    return sheet;
  };
  for (const route of routes) {
    const file = htmlFile(route, baseUrl, outDir);
    try {
      writeFileSync(file, inlineInto(readFileSync(file, 'utf8'), sheetOf));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  }
}
