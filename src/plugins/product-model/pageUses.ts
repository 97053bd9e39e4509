import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import {diskCache} from '../../build/diskCache';
import type {Fact, LocatedFact} from './facts';
import {limitsIn} from './interpolate';
import type {Model} from './kinds';
import {loadDataCached, loadFacts} from './loadModel';
import {memoizeByObject} from './memoizeByObject';
import {listFiles, PAGE_FOLDERS, pagePath} from './pages';
import {jsxElements, type JsxElement} from './remark/jsx';
import {DataError, type Problem} from './problems';
import {resolveSlices, UnknownIdError} from './remark/resolveSlices';
import {LOCALES} from '../../settings/locales';
import {COMPONENTS, listSlices} from './slices';

/** What one page shows of the product model. */
export type PageUse = {
  /** Site path without the language. */
  readonly page: string;
  /** Names of slices. */
  readonly slices: ReadonlySet<string>;
  /** The interface labels that it quotes in `<UI>`. */
  readonly labels: ReadonlySet<string>;
};

/** The syntax tree of a page, which is not changed. */
export type ParsePage = (text: string, file: string) => unknown;

/** Lists the facts that each slice shows by their ids, the limits in its texts included: `raw` has their references. */
const factsBySlice = memoizeByObject((raw: Model): ReadonlyMap<string, readonly string[]> => {
  const titles = {page: (page: string) => page, section: () => undefined};
  return new Map(
    [...listSlices(raw).values()].map(({name, facts, data}) => {
      const limits = limitsIn(JSON.stringify(data({locale: LOCALES[0], titles})));
      return [name, [...facts, ...limits.map((id) => `limit:${id}`)]];
    }),
  );
});

/** A component of a page, without its content; of `<UI>`, its label. */
type PageElement = Pick<JsxElement, 'name' | 'attributes'> & {readonly label?: string};

/** Lists the components in a syntax tree that show something of the product model. */
const readElements = (tree: unknown): PageElement[] =>
  jsxElements(tree as Root).flatMap((node): PageElement[] => {
    const {name, attributes} = node;
    if (name === 'UI') return [{name, attributes: [], label: toString(node).trim()}];
    // Expressions have a syntax tree of their own, and no resolver reads them.
    const texts = attributes.filter(({value}) => typeof value === 'string');
    return name && COMPONENTS[name] ? [{name, attributes: texts}] : [];
  });

const resolveUse = (page: string, elements: readonly PageElement[], model: Model): PageUse => ({
  page,
  slices: new Set(elements.flatMap((element) => resolveSlices(element, () => model) ?? [])),
  labels: new Set(elements.flatMap(({label}) => label ?? [])),
});

/** Returns what the syntax tree of a page shows, by the resolver that gives the page its data. */
export const readUse = (page: string, tree: unknown, model: Model): PageUse =>
  resolveUse(page, readElements(tree), model);

/** Parsing all pages takes seconds, so that a start of `npm start` parses only those that have changed. */
const elementsOnDisk = diskCache<PageElement[]>('page-elements', [
  'src/plugins/product-model',
  'src/plugins/translations',
  'src/markdown',
]);

/**
 * Returns what every page shows, in any language.
 * @throws DataError with every page that shows an id which data/ does not have
 */
export function readUses(siteDir: string, parse: ParsePage, model: Model): PageUse[] {
  const problems: Problem[] = [];
  // Last ones first: the build of the other language begins with the pages of the first, and both share their trees on disk.
  const files = PAGE_FOLDERS.toReversed().flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  const uses = files.flatMap((file) => {
    const page = pagePath(file);
    // A page that moves while the others are read: the next load has it.
    if (page === undefined || !fs.existsSync(path.join(siteDir, file))) return [];
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const elements = elementsOnDisk.get(text, () => readElements(parse(text, file)));
    try {
      return [resolveUse(page, elements, model)];
    } catch (error) {
      if (!(error instanceof UnknownIdError)) throw error;
      const [message = '', fix = ''] = error.message.split('. Fix: ');
      problems.push({file, line: 1, message: `the page shows something unknown: ${message}`, fix});
      return [];
    }
  });
  if (problems.length > 0) throw new DataError(problems);
  return uses;
}

/**
 * Adds to each fact the pages that show it, sorted.
 * @param raw the model without interpolation
 */
export function addPages<F extends Fact>(
  facts: readonly F[],
  uses: readonly PageUse[],
  raw: Model,
): (F & {readonly pages: readonly string[]})[] {
  const pages = new Map<string, Set<string>>();
  const add = (fact: string, page: string) =>
    pages.set(fact, (pages.get(fact) ?? new Set()).add(page));
  for (const {page, slices, labels} of uses) {
    for (const slice of slices)
      factsBySlice(raw)
        .get(slice)
        ?.forEach((fact) => add(fact, page));
    for (const {id, kind, name} of facts) {
      if (kind === 'label' && LOCALES.some((locale) => labels.has(name[locale]))) add(id, page);
    }
  }
  return facts.map((fact) => ({...fact, pages: [...(pages.get(fact.id) ?? [])].sort()}));
}

/** A fact, where it stands, and the pages that show it. */
export type ShownFact = LocatedFact & {readonly pages: readonly string[]};

/** Lists every fact with its file, its line and its pages. */
export function loadShownFacts(siteDir: string, parse: ParsePage): ShownFact[] {
  const {model, raw} = loadDataCached(siteDir);
  return addPages(loadFacts(siteDir), readUses(siteDir, parse, model), raw);
}
