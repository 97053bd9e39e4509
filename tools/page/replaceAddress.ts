import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {splitAddress} from '../../src/plugins/redirects/readRedirects';

/**
 * Where addresses lead to pages. redirects.yaml is not among them: it keeps old addresses; in tools/, but for the queries of the
 * search, addresses are examples.
 */
const PLACES = [
  '{docs,i18n,data,src,tests,tools/search-benchmark,deploy,.github}/**/*.{css,html,js,json,md,mdx,mjs,ts,tsx,txt,yaml,yml}',
  '*.{md,mjs,ts}',
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);

/** Replaces a page's address, with or without the slash before it, the folder and the ending of its file. */
export function replacePage(text: string, from: string, to: string): string {
  // Not a longer address: /obis/kms is no part of /obis/kms-two or /obis/kms/keys.
  const pattern = new RegExp(`(?<![\\w-])${escape(from.slice(1))}(?![\\w-]|/)`, 'g');
  return text.replace(pattern, to.slice(1));
}

/**
 * Replaces the address of a heading.
 * @param route of the page that the text is, if it is one: its links to its own headings have no path
 */
export function replaceHeading(text: string, from: string, to: string, route?: string): string {
  const source = splitAddress(from);
  const target = splitAddress(to);
  const full = new RegExp(`(?<![\\w-])${escape(from.slice(1))}(?![\\w-])`, 'g');
  const replaced = text.replace(full, to.slice(1));
  if (route !== source.page) return replaced;
  const own = new RegExp(
    String.raw`(\]\(|\b(?:href|to)=")#${escape(source.id ?? '')}(?=[)"\s])`,
    'g',
  );
  return replaced.replace(own, `$1${target.page === route ? '' : target.page}#${target.id ?? ''}`);
}

/** The texts of the site that may name an address, by file. */
export function readPlaces(siteDir: string): Map<string, string> {
  const files = Globby.sync(PLACES, {cwd: siteDir, dot: true, ignore: ['**/node_modules/**']});
  return new Map(
    files.sort().map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}
