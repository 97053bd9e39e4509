import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {Node} from '../../../markdown/tree';
import type {Model} from '../../product-model/loadModel';
import type {Locale} from '../../product-model/sliceTypes';
import {indexFiles} from '../node/buildIndex';
import {synonymsOf} from '../node/synonyms';
import type {IndexPointer} from '../shared/packedIndex';
import {createModelReader, createSliceMaker, dataOf, type Slices} from './modelReader';
import type {PreviewState} from './previewState';
import {
  pageContent,
  parseSource,
  type LoadHtml,
  type ParsedPage,
  type PageReading,
} from './readSource';
import type {SitePage} from './sitePages';
import {wordsOf, type Messages} from './words';

/** The site as Docusaurus runs it at the moment. */
export type Site = {
  origin: string;
  baseUrl: string;
  language: Locale;
  /** lvl0 of pages outside the sidebar. */
  fallbackGroup: string;
  pages: readonly SitePage[];
  /** Words of the theme and of components in the language of the site. */
  translations: Readonly<Record<string, string>>;
};

/** Pointer and index file, as a build would write them. */
export type PreviewFiles = {
  pointer: IndexPointer & {preview: PreviewState};
  indexFile: string;
  indexText: string;
};

/** A page of the site with its text as it is saved. */
type SavedPage = {page: SitePage; changedAt: number; parsed: ParsedPage};
/** What a page was read as, and from what, to know when it must be read again. */
type ReadPage = {parsed: ParsedPage; slices: Slices; site: string; reading: PageReading};

/** A translated page shows facts in its language; one that stands in for a missing translation, in English. */
const languageOf = (file: string): Locale => (file.startsWith('i18n/zh/') ? 'zh' : 'en');

/** Reads the pages that were saved since the last call; those that Docusaurus still lists and are gone are left out. */
function createPageSource(siteDir: string): (pages: readonly SitePage[]) => Promise<SavedPage[]> {
  const known = new Map<string, Omit<SavedPage, 'page'>>();
  return async (pages) => {
    const found: SavedPage[] = [];
    for (const page of pages) {
      const source = path.join(siteDir, page.file);
      const changedAt = statSync(source, {throwIfNoEntry: false})?.mtimeMs;
      if (changedAt === undefined) continue;
      let text = known.get(page.file);
      if (text?.changedAt !== changedAt) {
        text = {changedAt, parsed: parseSource(page.file, readFileSync(source, 'utf8'))};
        known.set(page.file, text);
        // The same process delivers the site: its other requests must not wait until all pages are parsed.
        await nextTurn();
      }
      found.push({page, ...text});
    }
    return found;
  };
}

/** Reads what the search knows of each page; what has not changed since the last call is not read again. */
function createPageReader(siteDir: string, load: LoadHtml, messages: Messages) {
  const makeSlices = createSliceMaker(siteDir);
  const known = new Map<string, ReadPage>();

  const readPage = (site: Site, saved: SavedPage, model: Model, slices: Slices): PageReading => {
    const {page, parsed} = saved;
    if ('problem' in parsed) return parsed;
    const {translations} = site;
    const context = {
      words: wordsOf(messages, translations),
      admonitionTitle: (kind: string) => translations[`theme.admonition.${kind}`] ?? kind,
      dataOf: (node: Node) => dataOf(node, model, slices),
      route: page.path.slice(site.baseUrl.length - 1),
    };
    return pageContent(page, parsed.tree, context, load, site.fallbackGroup);
  };

  return async (site: Site, pages: readonly SavedPage[], model: Model): Promise<PageReading[]> => {
    const slices = {en: makeSlices(model, 'en'), zh: makeSlices(model, 'zh')};
    const words = JSON.stringify(site.translations);
    const readings: PageReading[] = [];
    for (const saved of pages) {
      const {page, parsed} = saved;
      const shown = slices[languageOf(page.file)];
      const rest = JSON.stringify(page) + words;
      let last = known.get(page.path);
      if (last?.parsed !== parsed || last.slices !== shown || last.site !== rest) {
        last = {parsed, slices: shown, site: rest, reading: readPage(site, saved, model, shown)};
        known.set(page.path, last);
        await nextTurn();
      }
      readings.push(last.reading);
    }
    return readings;
  };
}

/**
 * The search index of the pages as they are saved at the moment of the call.
 * @param load cheerio's `load`
 * @param messages English words of components
 */
export function createLivePreview(
  siteDir: string,
  load: LoadHtml,
  messages: Messages,
): (site: Site) => Promise<PreviewFiles> {
  const readModel = createModelReader(siteDir);
  const findPages = createPageSource(siteDir);
  const readPages = createPageReader(siteDir, load, messages);
  let last: {from: readonly unknown[]; files: PreviewFiles} | undefined;

  return async (site) => {
    const data = readModel();
    const pages = await findPages(site.pages);
    const from = [site, data, ...pages.map(({parsed}) => parsed)];
    if (last && isSame(last.from, from)) return last.files;
    const readings = await readPages(site, pages, data.model);
    const {origin, language} = site;
    const index = {
      language,
      origin,
      pages: readings
        .flatMap((reading) => ('content' in reading && reading.content) || [])
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
      synonyms: synonymsOf(data.model),
    };
    const {indexFile, indexText, pointerText} = indexFiles(index);
    const changedAt = Math.max(data.changedAt, ...pages.map((page) => page.changedAt));
    const preview = {
      savedAt: new Date(changedAt).toISOString(),
      problems: [
        ...data.problems,
        ...readings.flatMap((reading) => ('problem' in reading ? reading.problem : [])),
      ],
    };
    const pointer = {...(JSON.parse(pointerText) as IndexPointer), preview};
    last = {from, files: {pointer, indexFile, indexText}};
    return last.files;
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at]);
