/**
 * `npm run report [-- --since <ref>]`: lists the pages of a change as a Markdown table with words and the state of the translation;
 * then the changed facts of data/ with the pages that show them.
 */
import {parseArgs} from 'node:util';
import {toString} from 'mdast-util-to-string';
import {parseCached} from '../src/markdown/parsePage';
import {pagePath} from '../src/plugins/product-model/pages';
import {loadShownFacts, type ShownFact} from '../src/plugins/product-model/pageUses';
import {detectTranslation} from '../src/plugins/translations/detectTranslation';
import {listPairs} from '../src/plugins/translations/listPairs';
import {i18n, localePath, translatedLocales} from '../src/settings/locales';
import {changedFiles} from './check/changedFiles';
import {countWords} from './countWords';
import {git} from './git';
import {parseMdx} from './lint/tree';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

const wordsOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : countWords(toString(parseCached(text)));

const compare = (before: number | undefined, after: number | undefined): string =>
  before === after ? String(after ?? '') : `${before ?? 'new'} → ${after ?? 'removed'}`;

/** Lists the facts of data/ that have a changed line. */
function changedFacts(files: readonly string[], base: string): ShownFact[] {
  const data = files.filter((file) => file.startsWith('data/'));
  const facts = data.length > 0 ? loadShownFacts(siteDir, parseMdx) : [];
  return data.flatMap((name) => {
    const diff = git(siteDir, 'diff', '-U0', base, '--', name) ?? '';
    const hunks = [...diff.matchAll(/^@@ .*\+(\d+)(?:,(\d+))? @@/gm)].map(
      ([, from, count = 1]) => [Number(from), Number(from) + Number(count)] as const,
    );
    const own = facts.filter(({file}) => file === name).sort((a, b) => a.line - b.line);
    return own.filter(({line}, at) =>
      hunks.some(([from, end]) => end > line && from < (own[at + 1]?.line ?? Infinity)),
    );
  });
}

function main(): void {
  const {values} = parseArgs({options: {since: {type: 'string'}}});
  const {files, since, base} = changedFiles(siteDir, values.since);
  const pairs = translatedLocales.flatMap((locale) => listPairs(siteDir, locale));
  const rows = files.flatMap((file): string[][] => {
    const route = pagePath(file);
    if (route === undefined) return [];
    const pair = pairs.find((each) => each.sourceFile === file || each.translationFile === file);
    const [, locale = i18n.defaultLocale] = /^i18n\/([^/]+)\//.exec(file) ?? [];
    const now = file === pair?.sourceFile ? pair.source : pair?.translation;
    return [
      [
        `/${localePath(locale)}${route.slice(1)}`,
        pair ? detectTranslation(pair, i18n, parseCached).state : '',
        compare(wordsOf(git(siteDir, 'show', `${base}:./${file}`)), wordsOf(now)),
      ],
    ];
  });
  const others = files.filter((file) => pagePath(file) === undefined);
  console.log(`${rows.length} pages and ${others.length} other files changed since ${since}.\n`);
  if (rows.length > 0) {
    const head = ['Page | Translation | Words', '--- | --- | ---:'];
    const lines = [...head, ...rows.map((cells) => cells.join(' | '))];
    for (const line of lines) console.log(`| ${line} |`);
  }
  for (const other of others) console.log(`- ${other}`);
  const facts = changedFacts(files, base);
  if (facts.length > 0)
    console.log('\nChanged facts, and the pages that show them in each language:\n');
  for (const {id, pages} of facts) console.log(`- ${id}: ${pages.join(', ') || 'no page'}`);
}

void runMain(main);
