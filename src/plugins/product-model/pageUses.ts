import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {listDataFiles} from './dataFiles';
import {limitsIn} from './interpolate';
import type {Model} from './kinds';
import type {Fact} from './kinds/kind';
import {loadDataCached, type LocatedFact} from './loadModel';
import {listPageFiles, pagePath} from '../../content/pages';
import {parsePage} from '../../content/parsePage';
import {findDataFiles, UnknownIdError} from './remark/findDataFiles';
import {jsxElements, textOf} from '../../lib/mdxJsx';
import {LOCALES} from '../../content/locales';

/** What one page shows of the product model. */
export type PageUse = {
  /** Site path without the language. */
  readonly page: string;
  /** Names of the data files of its components. */
  readonly dataFiles: ReadonlySet<string>;
  /** The interface labels that it quotes in `<UI>`. */
  readonly labels: ReadonlySet<string>;
};

/**
 * Read what the syntax tree of a page shows.
 * @throws UnknownIdError for an id that data/ does not have
 */
export function readUse(page: string, tree: unknown, model: Model): PageUse {
  const elements = jsxElements(tree as Root);
  const quoted = elements.filter(({name}) => name === 'UI');
  return {
    page,
    dataFiles: new Set(elements.flatMap((element) => findDataFiles(element, model) ?? [])),
    labels: new Set(quoted.map((element) => textOf(element).trim())),
  };
}

/** Read what every page shows, in all languages and versions. */
function readUses(siteDir: string, model: Model): PageUse[] {
  return listPageFiles(siteDir).flatMap((file) => {
    const page = pagePath(file);
    if (page === undefined) return [];
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    try {
      return [readUse(page, parsePage(text, file), model)];
    } catch (error) {
      // The build of the page reports the unknown id with its line (injectData.ts).
      if (error instanceof UnknownIdError) return [];
      throw error;
    }
  });
}

/** List the ids of the facts in each data file, including the limits in its texts, which only the raw model shows. */
function factsByDataFile(raw: Model): Map<string, string[]> {
  const titles = {page: (page: string) => page, section: () => undefined};
  return new Map(
    [...listDataFiles(raw).values()].map(({name, facts, data}) => {
      const limits = limitsIn(JSON.stringify(data({locale: LOCALES[0], titles})));
      return [name, [...facts, ...limits.map((id) => `limit:${id}`)]];
    }),
  );
}

/**
 * Add to each fact the pages that show it, sorted.
 * @param raw the model before interpolation
 */
export function addPages<F extends Fact>(
  facts: readonly F[],
  uses: readonly PageUse[],
  raw: Model,
): (F & {readonly pages: readonly string[]})[] {
  const factsIn = factsByDataFile(raw);
  const pages = new Map<string, Set<string>>();
  const add = (fact: string, page: string) =>
    pages.set(fact, (pages.get(fact) ?? new Set()).add(page));
  for (const {page, dataFiles, labels} of uses) {
    for (const file of dataFiles) factsIn.get(file)?.forEach((fact) => add(fact, page));
    for (const {id, kind, name} of facts) {
      if (kind === 'label' && LOCALES.some((locale) => labels.has(name[locale]))) add(id, page);
    }
  }
  return facts.map((fact) => ({...fact, pages: [...(pages.get(fact.id) ?? [])].sort()}));
}

/** A fact, its place, and the pages that show it. */
export type ShownFact = LocatedFact & {readonly pages: readonly string[]};

/** List every fact with its file, its line and its pages. */
export function loadShownFacts(siteDir: string): ShownFact[] {
  const {model, raw, facts} = loadDataCached(siteDir);
  return addPages(facts, readUses(siteDir, model), raw);
}
