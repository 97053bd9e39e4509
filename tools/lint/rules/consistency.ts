/**
 * Rules that compare pages with other files: the links of errors in data/ and the accepted answers of the search benchmark must exist. They also
 * compare the page of error codes with data/. links.ts checks links in pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import {QUERY_LANGUAGES, readQueries} from '../../search-benchmark/queries';
import type {Finding} from '../finding';
import type {SiteRule} from '../rule';
import {attributeText, findAll, lineOf} from '../../../src/content/syntaxTree';
import {explainBrokenLink} from './links';

/** Report links of errors in data/ whose target does not exist. */
export const errorLinks: SiteRule = (site) =>
  site.model.errors.flatMap(({area, errors}) => {
    const file = `data/errors/${area.id}.yaml`;
    return errors.flatMap(({see = ''}): Finding[] => {
      const problem = see && explainBrokenLink(site, {language: 'en', route: ''}, see);
      if (!problem) return [];
      const lines = fs.readFileSync(path.join(site.siteDir, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.trim() === `see: ${see}`) + 1;
      return [{file, line, rule: 'target', ...problem}];
    });
  });

/** The page that shows the errors with codes, in one section for each area. */
const CODES_PAGE = '/obis/reference/error-codes';

/** Require that the page of error codes shows every area that has codes. */
export const errorCodesPage: SiteRule = ({model, pages}) => {
  const page = pages.find(({route, language}) => route === CODES_PAGE && language === 'en');
  if (!page) return [];
  const tables = findAll(page.tree, ({name}) => name === 'ErrorTable');
  const shown = tables.map((node) => attributeText(node, 'area'));
  const missing = model.errors.find(
    ({area, errors}) => errors.some(({code}) => code !== undefined) && !shown.includes(area.id),
  )?.area.id;
  if (!missing) return [];
  return [
    {
      file: page.file,
      line: lineOf(tables[0] ?? page.tree),
      rule: 'error-code',
      message: `the area "${missing}" has error codes, and no section here`,
      fix: `write ### … {/* #${missing} */} with <ErrorTable area="${missing}" />, in each language`,
    },
  ];
};

/** Report queries of the search benchmark whose answer does not exist. The benchmark would count them as failures of the search. */
export const benchmarkAnswers: SiteRule = (site) =>
  QUERY_LANGUAGES.flatMap((language) => {
    const {queries, problems} = readQueries(language, site.siteDir);
    const gone = queries.flatMap(({text, accept, location}) =>
      accept.flatMap((route) => {
        const problem = explainBrokenLink(site, {language, route: ''}, route);
        const message = `the answer to "${text}" does not exist: ${problem?.message}`;
        return problem ? [{...location, message, fix: problem.fix}] : [];
      }),
    );
    return [...problems, ...gone].map((problem) => ({...problem, rule: 'query'}));
  });
