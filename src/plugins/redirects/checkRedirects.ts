import fs from 'node:fs';
import path from 'node:path';
import {i18n} from '../../settings/locales';
import {suggest} from '../product-model/nearest';
import {listPages} from '../product-model/pages';
import type {Problem} from '../product-model/problems';
import {foldersOf} from '../translations/listPairs';
import {readRedirects, REDIRECTS_FILE, splitAddress, type Redirect} from './readRedirects';

/** A problem in the form of the text lint's findings. */
export type RedirectFinding = Problem & {readonly rule: 'redirect'};

/** The text of each language's file of a page, by file; a page without a translation has one. */
function textsOf(siteDir: string, page: string): Map<string, string> {
  const folders = i18n.locales.flatMap((locale) =>
    foldersOf(locale).map(({source, translation}) =>
      locale === i18n.defaultLocale ? source : translation,
    ),
  );
  const files = folders.flatMap((folder) => ['.mdx', '.md'].map((end) => `${folder}${page}${end}`));
  return new Map(
    files
      .filter((file) => fs.existsSync(path.join(siteDir, file)))
      .map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}

const idsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,6} .*\{\/\* *#([\w-]+) *\*\/\} *$/gm)].map(([, id = '']) => id);

/** Where a chain of redirects ends; undefined for a loop. */
function endOf(redirect: Redirect, byFrom: ReadonlyMap<string, Redirect>): string | undefined {
  const seen = new Set([redirect.from]);
  let {to} = redirect;
  for (let next = byFrom.get(to); next; next = byFrom.get(to)) {
    if (seen.has(to)) return undefined;
    seen.add(to);
    ({to} = next);
  }
  return seen.has(to) ? undefined : to;
}

type Site = {
  readonly siteDir: string;
  readonly pages: ReadonlySet<string>;
  readonly byFrom: ReadonlyMap<string, Redirect>;
};

type Mistake = Pick<Problem, 'message' | 'fix'>;

function sourceMistakes({from}: Redirect, {siteDir, pages}: Site): Mistake[] {
  const {page, id} = splitAddress(from);
  if (id === undefined) {
    if (!pages.has(page)) return [];
    const message = `from: ${from} is a page, so nobody would be redirected`;
    return [{message, fix: 'remove the entry, or move the page'}];
  }
  const texts = textsOf(siteDir, page);
  if (![...texts.keys()].some((file) => file.startsWith('docs/'))) {
    const message = `from: ${from} is a heading of no page in docs/`;
    const fix = pages.has(page)
      ? 'remove the entry: only pages in docs/ can redirect a heading'
      : 'redirect the page: browsers keep the part after #';
    return [{message, fix}];
  }
  return [...texts].flatMap(([file, text]): Mistake[] =>
    idsOf(text).includes(id)
      ? [{message: `from: ${file} still has the heading #${id}`, fix: 'remove the entry'}]
      : [],
  );
}

function targetMistakes(redirect: Redirect, {siteDir, pages, byFrom}: Site): Mistake[] {
  const {from, to} = redirect;
  const {page, id} = splitAddress(to);
  if (from === to || byFrom.has(to)) {
    const end = endOf(redirect, byFrom);
    return end === undefined
      ? [{message: `${from} leads back to itself`, fix: 'remove an entry of the loop'}]
      : [{message: `to: ${to} is redirected once more`, fix: `write to: ${end}`}];
  }
  const moved = byFrom.get(page);
  if (moved) {
    const message = `to: the page ${page} is redirected once more`;
    return [{message, fix: `write to: ${splitAddress(moved.to).page}#${id}`}];
  }
  if (!pages.has(page)) {
    return [{message: `to: the page ${page} does not exist`, fix: suggest(page, pages)}];
  }
  if (id === undefined) return [];
  // Rows of error codes and terms have the ids of their facts, which are not in the text: the build's check of anchors knows them.
  return [...textsOf(siteDir, page)].flatMap(([file, text]): Mistake[] => {
    const ids = idsOf(text);
    if (ids.includes(id) || /<(?:ErrorTable|GlossaryTopic)\b/.test(text)) return [];
    return [{message: `to: ${file} has no heading #${id}`, fix: suggest(id, ids)}];
  });
}

/**
 * Checks redirects.yaml: its form, that nothing is redirected twice, in a loop or in a chain, that no source is still there,
 * and that each target is, in both languages.
 * @param text what to check in place of the file
 */
export function checkRedirects(siteDir: string, text?: string): RedirectFinding[] {
  const {redirects, problems} = readRedirects(siteDir, text);
  const byFrom = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!byFrom.has(redirect.from)) byFrom.set(redirect.from, redirect);
  }
  const site = {siteDir, pages: listPages(siteDir), byFrom};
  const found = redirects.flatMap((redirect): Problem[] => {
    const first = byFrom.get(redirect.from) ?? redirect;
    const mistakes =
      first === redirect
        ? [...sourceMistakes(redirect, site), ...targetMistakes(redirect, site)]
        : [
            {
              message: `${redirect.from} is redirected on line ${first.line} already`,
              fix: 'keep one of the two',
            },
          ];
    return mistakes.map((mistake) => ({file: REDIRECTS_FILE, line: redirect.line, ...mistake}));
  });
  return [...problems, ...found].map((problem) => ({...problem, rule: 'redirect'}));
}

/**
 * The valid redirects of a site.
 * @throws Error with all mistakes of redirects.yaml, one a line
 */
export function loadRedirects(siteDir: string): readonly Redirect[] {
  const findings = checkRedirects(siteDir);
  if (findings.length === 0) return readRedirects(siteDir).redirects;
  const lines = findings.map(
    ({file, line, message, fix}) => `  ${file}:${line} ${message}. Fix: ${fix.replace(/\.$/, '')}.`,
  );
  throw new Error(`The redirects have ${findings.length} mistake(s):\n${lines.join('\n')}`);
}
