import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {translatedLocales} from '../../settings/locales';
import {parseYaml} from '../product-model/parseYaml';
import type {Problem} from '../product-model/problems';

/** The file with the redirects, in the folder of the site. */
export const REDIRECTS_FILE = 'redirects.yaml';

/** One entry of redirects.yaml: addresses from the root, without the language. */
export type Redirect = {readonly from: string; readonly to: string; readonly line: number};

/** The address of a page and the id of a heading on it, of `/page#id`. */
export function splitAddress(address: string): {page: string; id: string | undefined} {
  const [page = '', id] = address.split('#');
  return {page, id};
}

const LANGUAGE = new RegExp(`^/(?:${translatedLocales.join('|')})(?:/|$)`);

// A few characters only: the patterns of the web servers need no escapes.
const Address = z
  .string()
  .regex(
    /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+(?:#[A-Za-z0-9_-]+)?$/,
    'write an address from the root, such as /obis/common/glossary or /obis/common/glossary#keys',
  )
  .refine((address) => !/\.(?:html|mdx?)(?:#|$)/.test(address), 'leave the file ending out')
  .refine(
    (address) => !LANGUAGE.test(address),
    'leave the language out: it holds for all languages',
  );

const Entries = z.array(z.strictObject({from: Address, to: Address}));

/** The text of redirects.yaml; without the file, that of an empty one. */
export function redirectsText(siteDir: string): string {
  const file = path.join(siteDir, REDIRECTS_FILE);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '[]\n';
}

/**
 * Reads redirects.yaml. Whether pages and headings exist is for `checkRedirects`.
 * @param text what to read in place of the file
 */
export function readRedirects(
  siteDir: string,
  text = redirectsText(siteDir),
): {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
} {
  const guide = 'from, to; src/plugins/redirects/README.md';
  const result = parseYaml(Entries, REDIRECTS_FILE, text, guide);
  if (!result.ok) return {redirects: [], problems: result.problems};
  const {content, lineOf} = result.parsed;
  const redirects = content.map((entry, index) => ({...entry, line: lineOf([index])}));
  return {redirects, problems: []};
}

/** The redirects of whole pages. */
export const pageRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.filter(({from}) => !from.includes('#'));
