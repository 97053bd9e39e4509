import {parseArgs} from 'node:util';
import {LOCALES, type Locale} from '../../src/plugins/product-model/schema';

export const PARTS = ['mobile', 'desktop', 'navigation'] as const;

/** Lighthouse as a phone and as a desktop computer, and steps from page to page. */
export type Part = (typeof PARTS)[number];

/** A site to compare: a folder with its build, or none for stock Docusaurus, which is built first. */
export type SiteOption = {readonly name: string; readonly folder?: string};

export type BenchOptions = {
  readonly parts: readonly Part[];
  readonly sites: readonly SiteOption[];
  readonly locales: readonly Locale[];
  /** Ids of tools/budget/budgets.yaml. */
  readonly pages: readonly string[];
  /** How often everything is measured; the tables show medians. */
  readonly runs: number;
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

function readSite(text: string): SiteOption {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name && folder) return {name, folder};
  if (text === 'stock') return {name: 'Stock'};
  throw new Error(
    `--site: "${text}" is neither "stock" nor a name and a folder. Valid example: --site before=/tmp/old/build`,
  );
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
      site: {type: 'string', multiple: true, default: ['This site=build', 'stock']},
      languages: {type: 'string', default: LOCALES.join(',')},
      pages: {type: 'string', default: pages.join(',')},
      runs: {type: 'string', default: '3'},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs: "${values.runs}" is not a number of runs. Valid example: --runs 5`);
  }
  const sites = values.site.map(readSite);
  if (new Set(sites.map(({name}) => name)).size < sites.length) {
    throw new Error('--site: two sites have the same name. Give each its own.');
  }
  return {
    parts: readList('only', values.only, PARTS),
    sites,
    locales: readList('languages', values.languages, LOCALES),
    pages: readList('pages', values.pages, pages),
    runs,
  };
}
