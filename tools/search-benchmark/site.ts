import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  SCHEMA_VERSION,
  unpackIndex,
  type IndexPointer,
  type SearchIndex,
} from '../../src/plugins/search/shared/packedIndex';
import {POINTER_FILE} from '../../src/plugins/search/shared/pointerFile';
import type {Language} from './queries';
import {createOutline, type Outline} from './outline';

/** One language of the built site. */
export type Site = {
  index: SearchIndex;
  /** Headings and other anchors of a page; undefined for an unknown page. */
  outline: (page: string) => Outline | undefined;
  /** Address of a page in the site, without base URL and language. */
  pageOf: (sitePath: string) => string;
};

const FIX = 'Run "npm run build" first.';

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read: ${reason}. ${FIX}`, {cause: error});
  }
}

function readIndex(folder: string, language: Language): SearchIndex {
  const pointerFile = path.join(folder, POINTER_FILE);
  const pointer = readJson<IndexPointer>(pointerFile);
  if (pointer.schema !== SCHEMA_VERSION) {
    throw new Error(
      `${pointerFile} has format ${pointer.schema}, the search reads format ${SCHEMA_VERSION}: ` +
        `the site was built before the search changed. ${FIX}`,
    );
  }
  return unpackIndex(readJson(path.join(folder, pointer.file)), language);
}

function htmlFile(folder: string, relative: string): string {
  const candidates = [`${relative || 'index'}.html`, path.join(relative, 'index.html')];
  const file = candidates.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  if (!file) throw new Error(`${path.join(folder, `${relative}.html`)} is missing. ${FIX}`);
  return file;
}

/**
 * Reads the index of one language as the browser would get it.
 * @param buildDir output folder of the whole site
 * @throws Error that names the file and the fix
 */
export function readSite(buildDir: string, language: Language): Site {
  const folder = language === 'en' ? buildDir : path.join(buildDir, language);
  const index = readIndex(folder, language);
  // The landing page has the shortest path: the base URL, plus the language.
  const shortest = index.pages.reduce(
    (found, page) => (page.path.length < found.length ? page.path : found),
    index.pages[0]?.path ?? '/',
  );
  const home = shortest.endsWith('/') ? shortest : `${shortest}/`;
  const pageOf = (sitePath: string) => `/${sitePath.slice(home.length)}`;
  const pages = new Map(index.pages.map((page) => [pageOf(page.path), page]));
  const html = (page: string) => readFileSync(htmlFile(folder, decodeURI(page.slice(1))), 'utf8');
  const outlines = new Map<string, Outline>();
  return {
    index,
    pageOf,
    outline(page) {
      const content = pages.get(page);
      const outline =
        outlines.get(page) ?? (content && createOutline(content.nodes, () => html(page)));
      if (outline) outlines.set(page, outline);
      return outline;
    },
  };
}
