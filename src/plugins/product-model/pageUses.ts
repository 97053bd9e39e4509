import fs from 'node:fs';
import path from 'node:path';
import {listComponentData} from './componentData';
import {limitsIn} from './interpolate';
import type {Model} from './kinds';
import type {Fact} from './kinds/kind';
import {loadDataCached, type LocatedFact} from './loadModel';
import {listPageFiles, pagePath} from '../../content/pages';
import {parsePage} from '../../content/parsePage';
import {findComponentData, ComponentDataError} from './remark/findComponentData';
import {findAll, isJsx, plainText, type Node} from '../../content/tree';
import {LOCALES} from '../../content/locales';

/** The component data and labels that one page shows. */
export type PageUse = {
  /** Site path of the page, without the language. */
  readonly page: string;
  /** Names of the component data. */
  readonly componentData: ReadonlySet<string>;
  /** Labels that the page quotes in `<UI>`. */
  readonly labels: ReadonlySet<string>;
};

/**
 * List the component data and labels that a page shows.
 * @throws ComponentDataError if a component names an id that data/ does not have
 */
export function readUse(page: string, tree: Node, model: Model): PageUse {
  const elements = findAll(tree, isJsx);
  const quoted = elements.filter(({name}) => name === 'UI');
  return {
    page,
    componentData: new Set(elements.flatMap((element) => findComponentData(element, model) ?? [])),
    labels: new Set(quoted.map((element) => plainText(element).trim())),
  };
}

/** List what each page shows, in all languages and versions. */
function readUses(siteDir: string, model: Model): PageUse[] {
  return listPageFiles(siteDir).flatMap((file) => {
    const page = pagePath(file);
    if (page === undefined) return [];
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    try {
      return [readUse(page, parsePage(text, file), model)];
    } catch (error) {
      // The build of the page reports this error with its line (injectData.ts).
      if (error instanceof ComponentDataError) return [];
      throw error;
    }
  });
}

/**
 * Return the ids of the facts in each component data. Limits that its texts quote are included.
 * @param raw the model as data/ contains it. In the texts of the interpolated model, values have replaced `{limit:some-id}`, so they do not
 * show any more which limits they quote.
 */
function factsByComponentData(raw: Model): Map<string, string[]> {
  const titles = {page: (page: string) => page, section: () => undefined};
  return new Map(
    [...listComponentData(raw).values()].map(({name, facts, data}) => {
      const limits = limitsIn(JSON.stringify(data({locale: LOCALES[0], titles})));
      return [name, [...facts, ...limits.map((id) => `limit:${id}`)]];
    }),
  );
}

/**
 * Add the pages that show a fact to each fact, sorted.
 * @param raw the model before interpolation, in which texts still name the limits that they quote
 */
export function addPages<F extends Fact>(
  facts: readonly F[],
  uses: readonly PageUse[],
  raw: Model,
): (F & {readonly pages: readonly string[]})[] {
  const factsIn = factsByComponentData(raw);
  const pages = new Map<string, Set<string>>();
  const add = (fact: string, page: string) =>
    pages.set(fact, (pages.get(fact) ?? new Set()).add(page));
  for (const {page, componentData, labels} of uses) {
    for (const name of componentData) factsIn.get(name)?.forEach((fact) => add(fact, page));
    for (const {id, kind, name} of facts) {
      if (kind === 'label' && LOCALES.some((locale) => labels.has(name[locale]))) add(id, page);
    }
  }
  return facts.map((fact) => ({...fact, pages: [...(pages.get(fact.id) ?? [])].sort()}));
}

/** A fact with its file, its line, and the pages that show it. */
export type ShownFact = LocatedFact & {readonly pages: readonly string[]};

/** List all facts with the pages that show them. */
export function loadShownFacts(siteDir: string): ShownFact[] {
  const {model, raw, facts} = loadDataCached(siteDir);
  return addPages(facts, readUses(siteDir, model), raw);
}
