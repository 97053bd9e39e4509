/**
 * `npm run terms`: which names of the glossary's terms the pages use, which terms no page uses, and which abbreviations the
 * glossary lacks, in the text of the pages without the facts that they show. `-- --term kms` lists the pages of one term,
 * `-- --json` is for programs.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadModel} from '../src/plugins/product-model/loadModel';
import {suggest} from '../src/plugins/product-model/nearest';
import {LOCALES, type Term} from '../src/plugins/product-model/schema';
import {readSite} from './lint/readSite';
import {vocabularyOf} from './lint/vocabulary';
import {runMain} from './runMain';
import {consoleTable} from './table';
import {countTerm, unknownAbbreviations, type TermUse} from './terms/countTerms';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const inWords = ({counts}: Pick<TermUse, 'counts'>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

/** The counts of several pages as one. */
function total(uses: readonly TermUse[]): Pick<TermUse, 'counts'> {
  const counts = new Map<string, number>();
  for (const [name, count] of uses.flatMap((use) => [...use.counts])) {
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return {counts};
}

function row({term, uses}: {term: Term; uses: readonly TermUse[]}): string[] {
  const inEach = LOCALES.map((language) => uses.filter((use) => use.language === language));
  return [
    term.id,
    ...inEach.map((own) => inWords(total(own))),
    ...inEach.map((own) => String(own.length)),
  ];
}

function main(): void {
  const {values} = parseArgs({options: {term: {type: 'string'}, json: {type: 'boolean'}}});
  const model = loadModel(siteDir);
  const {pages} = readSite(siteDir);
  const terms = model.glossary.flatMap((file) => file.terms);
  if (values.term !== undefined && !terms.some(({id}) => id === values.term)) {
    const near = suggest(
      values.term,
      terms.map(({id}) => id),
    );
    throw new Error(`--term: the glossary has no term ${values.term}. Fix: ${near}`);
  }
  const counted = terms
    .filter(({id}) => values.term === undefined || id === values.term)
    .map((term) => ({term, uses: countTerm(term, pages)}));
  const {words, labels} = vocabularyOf(model);
  const unknown = unknownAbbreviations(pages, new Set([...words, ...labels.en]));
  if (values.json) {
    const uses = counted.map(({term, uses: each}) => ({
      term: term.id,
      uses: each.map(({counts, ...use}) => ({...use, counts: Object.fromEntries(counts)})),
    }));
    console.log(JSON.stringify({terms: uses, unknown: Object.fromEntries(unknown)}, null, 2));
    return;
  }
  if (values.term !== undefined) {
    const rows = counted.flatMap(({uses}) =>
      uses.map((use) => [use.page, use.language, inWords(use)]),
    );
    console.log(rows.length > 0 ? consoleTable(rows, 3) : `No page says ${values.term}.`);
    return;
  }
  const head = ['Term', ...LOCALES.map((each) => `Written, ${each}`), ...LOCALES];
  console.log(consoleTable([[...head.slice(0, 3), 'Pages en', 'zh'], ...counted.map(row)], 3));
  const unused = counted.filter(({uses}) => uses.length === 0).map(({term}) => term.id);
  console.log(`\nOn no page (${unused.length}): ${unused.join(', ') || 'none'}`);
  console.log(`\nAbbreviations that the glossary lacks (${unknown.length})`);
  console.log(
    consoleTable(
      unknown.map(([word, routes]) => [word, String(routes.length), routes[0] ?? '']),
      3,
    ),
  );
}

void runMain(main);
