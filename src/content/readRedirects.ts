import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {translatedLocales} from './locales';
import {parseYaml, yamlError} from '../lib/parseYaml';

/** Name of the file with the redirects, in the root of the repository. */
export const REDIRECTS_FILE = 'redirects.yaml';

const LANGUAGE = new RegExp(`^/(?:${translatedLocales.join('|')})(?:/|$)`);

// Only these characters are allowed, so that the patterns in the configurations of web servers need no escapes.
const PAGE = String.raw`^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+`;

const routeSchema = (pattern: string, example: string) =>
  z
    .string()
    .regex(new RegExp(pattern), `write an address from the root, such as ${example}`)
    .refine((text) => !/\.(?:html|mdx?)(?:#|$)/.test(text), 'leave the file ending out')
    .refine((text) => !LANGUAGE.test(text), 'leave the language out: it holds for all languages');

const Entries = z.array(
  z.strictObject({
    from: routeSchema(`${PAGE}$`, '/obis/old-page'),
    to: routeSchema(`${PAGE}(?:#[A-Za-z0-9_-]+)?$`, '/obis/common/glossary or /obis/page#section'),
  }),
);

/** One entry of redirects.yaml: the old and the new route of a page. */
type RedirectEntry = z.output<typeof Entries>[number];

/** Read the text of redirects.yaml. Return an empty list if the file does not exist. */
export function redirectsText(siteDir: string): string {
  const file = path.join(siteDir, REDIRECTS_FILE);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '[]\n';
}

/**
 * Read redirects.yaml and validate its format. plugin-client-redirects then checks that the pages exist and that no route is listed twice.
 * @throws Error that names the file, each wrong entry and its fix
 */
export function readRedirects(siteDir: string): readonly RedirectEntry[] {
  const result = parseYaml(
    Entries,
    REDIRECTS_FILE,
    redirectsText(siteDir),
    'write the line as - {from: /obis/old-page, to: /obis/new-page}',
  );
  if (result.ok) return result.parsed.content;
  throw yamlError(result.problems);
}
