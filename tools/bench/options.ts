import {parseArgs} from 'node:util';

export const PARTS = ['lighthouse', 'navigation'] as const;
/** This site, and its pages built with stock Docusaurus. */
export const SITES = ['ours', 'stock'] as const;
export const LANGUAGES = ['en', 'zh'] as const;

export type Part = (typeof PARTS)[number];
export type SiteName = (typeof SITES)[number];
export type Language = (typeof LANGUAGES)[number];

export type BenchOptions = {
  readonly parts: readonly Part[];
  readonly sites: readonly SiteName[];
  readonly languages: readonly Language[];
  /** Ids of tools/budget/budgets.yaml. */
  readonly pages: readonly string[];
  /** How often everything is measured; the tables show medians. */
  readonly runs: number;
  /** Put the tables into bench/README.md. */
  readonly write: boolean;
};

function readList<T extends string>(option: string, text: string, known: readonly T[]): T[] {
  return text.split(',').map((item) => {
    const found = known.find((each) => each === item);
    if (found === undefined) {
      throw new Error(`--${option}: "${item}" is not one of ${known.join(', ')}`);
    }
    return found;
  });
}

/**
 * Reads the options of `npm run bench`.
 * @param args what stands after the command
 * @param pages ids of all pages
 * @throws Error that names the option, its value and what it may be
 * @example readOptions(['--runs', '1'], ['faq']) // {runs: 1, pages: ['faq'], parts: […], …}
 */
export function readOptions(args: readonly string[], pages: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      sites: {type: 'string', default: SITES.join(',')},
      languages: {type: 'string', default: LANGUAGES.join(',')},
      pages: {type: 'string', default: pages.join(',')},
      runs: {type: 'string', default: '3'},
      write: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs: "${values.runs}" is not a number of runs. Valid example: --runs 5`);
  }
  return {
    parts: readList('only', values.only, PARTS),
    sites: readList('sites', values.sites, SITES),
    languages: readList('languages', values.languages, LANGUAGES),
    pages: readList('pages', values.pages, pages),
    runs,
    write: values.write,
  };
}
