import fs from 'node:fs';
import path from 'node:path';
import {listComponentData} from './componentData';
import {listQuotedValues} from './interpolate';
import type {Model} from './kinds';
import type {Fact} from './kinds/factKind';
import {loadDataCached, type LocatedFact} from './loadModel';
import {listPageFiles, routeOf} from '../../content/pages';
import {readFrontMatter, type FrontMatter} from '../../content/frontMatter';
import {addFileToError, parseMdx} from '../../content/parsePage';
import {findComponentData, ComponentDataError} from './remark/findComponentData';
import {findAll, isJsx, plainText} from '../../content/syntaxTree';
import {LOCALES} from '../../content/locales';

/** The component data and the labels that one page shows. */
type PageUsage = {
  readonly route: string;
  /** Names of the component data. */
  readonly componentData: ReadonlySet<string>;
  /** Labels that the page quotes in `<UI>`. */
  readonly labels: ReadonlySet<string>;
};

/**
 * List the component data and the labels that a page shows.
 * @throws ComponentDataError if a component names an id that data/ does not have
 */
export function readPageUsage(route: string, text: string, model: Model): PageUsage {
  const elements = findAll(parseMdx(text), isJsx);
  const quoted = elements.filter(({name}) => name === 'UI');
  const {permissions = []}: FrontMatter = readFrontMatter(text).values;
  return {
    route,
    componentData: new Set([
      ...elements.flatMap((element) => findComponentData(element, model) ?? []),
      ...permissions.map((id) => `permission.${id}`),
    ]),
    labels: new Set(quoted.map((element) => plainText(element).trim())),
  };
}

/** List for each page, in all languages and versions, which facts it shows. */
function readAllUsage(siteDir: string, model: Model): PageUsage[] {
  return listPageFiles(siteDir).flatMap((file) => {
    const route = routeOf(file);
    if (route === undefined) return [];
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    try {
      return [addFileToError(file, () => readPageUsage(route, text, model))];
    } catch (error) {
      // The build of the page reports this error with its line (injectData.ts).
      if (error instanceof ComponentDataError) return [];
      throw error;
    }
  });
}

/**
 * Return the ids of the facts in each component data. Values that its texts quote are included.
 * @param raw the model as data/ contains it. In the texts of the interpolated model, values have replaced `{value:some-id}`, so they do not
 * show any more which values they quote.
 */
function factsByComponentData(raw: Model): Map<string, string[]> {
  const titles = {page: (route: string) => route, heading: () => undefined};
  return new Map(
    [...listComponentData(raw).values()].map(({name, facts, data}) => {
      const values = listQuotedValues(JSON.stringify(data({locale: LOCALES[0], titles})));
      return [name, [...facts, ...values.map((id) => `value:${id}`)]];
    }),
  );
}

/**
 * Return each fact with the routes of the pages that show it, sorted.
 * @param raw the model before interpolation, in which texts still name the values that they quote
 */
export function addPageRoutes<F extends Fact>(
  facts: readonly F[],
  usage: readonly PageUsage[],
  raw: Model,
): (F & {readonly routes: readonly string[]})[] {
  const factsIn = factsByComponentData(raw);
  const routes = new Map<string, Set<string>>();
  const add = (fact: string, route: string) =>
    routes.set(fact, (routes.get(fact) ?? new Set()).add(route));
  for (const {route, componentData, labels} of usage) {
    for (const name of componentData) factsIn.get(name)?.forEach((fact) => add(fact, route));
    for (const {id, prefix, name} of facts) {
      if (prefix === 'label' && LOCALES.some((locale) => labels.has(name[locale]))) add(id, route);
    }
  }
  return facts.map((fact) => ({...fact, routes: [...(routes.get(fact.id) ?? [])].sort()}));
}

/** A fact with its file, its line, and the pages that show it. */
export type FactUsage = LocatedFact & {readonly routes: readonly string[]};

/** List all facts with the pages that show them. */
export function loadFactUsage(siteDir: string): FactUsage[] {
  const {model, raw, facts} = loadDataCached(siteDir);
  return addPageRoutes(facts, readAllUsage(siteDir, model), raw);
}
