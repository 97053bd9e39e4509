import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {diskCache} from '../../build/diskCache';
import {memoizeAcrossLocales} from '../../build/memoizeAcrossLocales';
import {drawn} from './checkScreens';
import {loadFacts, type Fact, type LocatedFact} from './facts';
import {limitsIn} from './interpolate';
import {loadDataCached, type LoadedData, type Model} from './loadModel';
import {memoizeByObject} from './memoizeByObject';
import {listFiles, PAGE_FOLDERS} from './pages';
import type {JsxElement} from './remark/jsx';
import {isModelComponent, resolveSlices} from './remark/resolveSlices';
import {LOCALES} from './schema';
import {sliceNames} from './sliceNames';
import {buildSlices} from './slices';

/** What one page shows of the product model. */
export type PageUse = {
  /** Site path without the language. */
  readonly page: string;
  /** Names of slices, and ids of the facts on drawn screens. */
  readonly slices: ReadonlySet<string>;
  /** The interface labels that it quotes in `<UI>`. */
  readonly labels: ReadonlySet<string>;
};

/** The syntax tree of a page, which is not changed. */
export type ParsePage = (text: string, file: string) => unknown;

/**
 * The site path of a page's file, without the language; undefined for other files.
 * @example pagePath('docs/obis/common/glossary.mdx') → '/obis/common/glossary'
 */
export function pagePath(file: string): string | undefined {
  const folder = PAGE_FOLDERS.find((each) => file.startsWith(`${each}/`));
  return folder && /\.mdx?$/.test(file)
    ? file.slice(folder.length).replace(/\.mdx?$/, '')
    : undefined;
}

/** What each slice shows besides its own facts: the limits in its texts, and the facts that a screen draws, by their ids. */
function insideSlices(rawModel: Model): Map<string, string[]> {
  const slices = buildSlices(rawModel, LOCALES[0], {
    page: (page) => page,
    section: () => undefined,
  });
  const screens = new Map(
    rawModel.screens.map((screen) => [sliceNames.screen(screen.id), drawn(screen)]),
  );
  return new Map(
    [...slices].map(([name, slice]) => [
      name,
      [
        ...limitsIn(JSON.stringify(slice)).map(sliceNames.limit),
        ...(screens.get(name) ?? []).map(({reference}) => reference),
      ],
    ]),
  );
}

/** The components of a page, without their content; of `<UI>`, its label. */
export type PageElement = Pick<JsxElement, 'name' | 'attributes'> & {readonly label?: string};

/** The components in a syntax tree that show something of the product model. */
function readElements(tree: unknown): PageElement[] {
  const elements: PageElement[] = [];
  visit(tree as Root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as JsxElement;
    if (name === 'UI') elements.push({name, attributes: [], label: toString(node).trim()});
    else if (isModelComponent(name)) {
      // Expressions have a syntax tree of their own, and no resolver reads them.
      const texts = attributes.filter(({value}) => typeof value === 'string');
      elements.push({name, attributes: texts});
    }
  });
  return elements;
}

function resolveUse(
  page: string,
  elements: readonly PageElement[],
  model: Model,
  inside: ReadonlyMap<string, readonly string[]>,
): PageUse {
  const slices = new Set<string>();
  const labels = new Set<string>();
  for (const element of elements) {
    if (element.label !== undefined) labels.add(element.label);
    for (const name of [resolveSlices(element, () => model) ?? []].flat()) {
      for (const each of [name, ...(inside.get(name) ?? [])]) slices.add(each);
    }
  }
  return {page, slices, labels};
}

/** What the syntax tree of a page shows, by the resolver that gives the page its data. */
export const readUse = (
  page: string,
  tree: unknown,
  model: Model,
  inside: ReadonlyMap<string, readonly string[]>,
): PageUse => resolveUse(page, readElements(tree), model, inside);

const insideOf = memoizeByObject(({raw}: LoadedData) => insideSlices(raw));

/** Parsing all pages takes seconds, so that a start of `npm start` parses only those that have changed. */
const elementsOnDisk = diskCache<PageElement[]>('page-elements', [
  'src/plugins/product-model',
  'src/plugins/translations',
  'src/markdown',
]);

/** What every page shows, in any language. */
function readUses(siteDir: string, parse: ParsePage): PageUse[] {
  const loaded = loadDataCached(siteDir);
  const files = PAGE_FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  return files.flatMap((file) => {
    const page = pagePath(file);
    if (page === undefined) return [];
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const elements = memoizeAcrossLocales(`elements ${file}`, text, () =>
      elementsOnDisk.get(text, () => readElements(parse(text, file))),
    );
    return [resolveUse(page, elements, loaded.model, insideOf(loaded))];
  });
}

function shows(use: PageUse, fact: Fact): boolean {
  if (use.slices.has(fact.id)) return true;
  if (fact.kind !== 'label') return fact.slices.some((slice) => use.slices.has(slice));
  return LOCALES.some((locale) => use.labels.has(fact.name[locale]));
}

/** Adds to each fact the pages that show it, sorted. */
export function addPages<F extends Fact>(
  facts: readonly F[],
  uses: readonly PageUse[],
): (F & {readonly pages: readonly string[]})[] {
  return facts.map((fact) => {
    const pages = uses.filter((use) => shows(use, fact)).map(({page}) => page);
    return {...fact, pages: [...new Set(pages)].sort()};
  });
}

/** A fact, where it stands, and the pages that show it. */
export type ShownFact = LocatedFact & {readonly pages: readonly string[]};

/** Every fact with its file, its line and its pages. */
export const loadShownFacts = (siteDir: string, parse: ParsePage): ShownFact[] =>
  addPages(loadFacts(siteDir), readUses(siteDir, parse));
