import fs from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../../src/settings/locales';
import {readQueries} from '../../search-benchmark/queries';
import type {Finding} from '../finding';
import type {SiteRule} from '../rule';
import {attributeText, findAll, lineOf} from '../tree';
import {explainTarget} from './targets';

/** Finds links of errors in data/ that lead to no heading. */
export const errorLinks: SiteRule = (site) =>
  site.model.errors.flatMap(({area, errors}) => {
    const file = `data/errors/${area.id}.yaml`;
    return errors.flatMap(({see = ''}): Finding[] => {
      const problem = see && explainTarget(site, {language: 'en', route: ''}, see);
      if (!problem) return [];
      const lines = fs.readFileSync(path.join(site.siteDir, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.trim() === `see: ${see}`) + 1;
      return [{file, line, rule: 'target', ...problem}];
    });
  });

/** The page with a section for each area of errors that have codes. */
const CODES_PAGE = '/obis/reference/error-codes';

/** Requires the page of error codes to show every area that has codes, in the order of the codes. */
export const errorCodesPage: SiteRule = ({model, pages}) => {
  const page = pages.find(({route, language}) => route === CODES_PAGE && language === 'en');
  if (!page) return [];
  const wanted = model.errors
    .flatMap(({area, errors}) => {
      const code = errors.find((error) => error.code !== undefined)?.code;
      return code === undefined ? [] : [{id: area.id, code}];
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map(({id}) => id);
  const tables = findAll(page.tree, ({name}) => name === 'ErrorTable');
  const found = tables.map((node) => attributeText(node, 'area') ?? '');
  const at = [...wanted, ...found].findIndex((_, index) => wanted[index] !== found[index]);
  if (at < 0) return [];
  const {length} = tables;
  const line = lineOf(tables[Math.min(at, length - 1)] ?? page.tree);
  const id = wanted[at];
  const message = id
    ? `the ${at + 1}. area of error codes is "${found[at] ?? 'missing'}", in the order of the codes "${id}"`
    : `the area "${found[at]}" has no codes, or is shown twice`;
  const fix = id
    ? `write here: ## … {/* #${id} */} with <ErrorTable area="${id}" />, in both languages`
    : 'remove the section';
  return [{file: page.file, line, rule: 'error-code', message, fix}];
};

/** Finds queries of the search benchmark whose answer does not exist. CI would take that for a worse search. */
export const benchmarkAnswers: SiteRule = (site) =>
  LOCALES.flatMap((language) => {
    const {queries, problems} = readQueries(language, site.siteDir);
    const gone = queries.flatMap(({text, accept, place}) =>
      accept.flatMap((address) => {
        const problem = explainTarget(site, {language, route: ''}, address);
        const message = `the answer to "${text}" does not exist: ${problem?.message}`;
        return problem ? [{...place, message, fix: problem.fix}] : [];
      }),
    );
    return [...problems, ...gone].map((problem) => ({...problem, rule: 'query'}));
  });
