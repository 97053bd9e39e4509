import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {POINTER_FILE} from '../../src/plugins/search/shared/pointerFile';
import {sizeOf} from '../budget/measure';

/** Sizes in bytes of one language of a built site; those that a reader loads are after Brotli. */
export type SiteSize = {
  readonly pages: number;
  /** `main.js`, and the runtime with the names of all other scripts: every page loads both. */
  readonly main: number;
  readonly runtime: number;
  /** The script that every page of the manual loads for the sidebar. */
  readonly sidebar: number;
  /** A page of the manual. */
  readonly html: number;
  readonly htmlRaw: number;
  readonly searchIndex: number;
  /** All pages together, as they lie on the disk. */
  readonly allHtmlRaw: number;
};

/** A page that every part of the manual has. */
const PAGE = 'obis/introduction/overview.html';

function one(files: readonly string[], what: RegExp): string {
  const [found] = files.filter((file) => what.test(file));
  if (!found) throw new Error(`The build has no ${what}. Fix: adapt tools/growth/measureSize.ts.`);
  return found;
}

/** The script that holds the whole sidebar: its data names every page. */
function sidebarScript(folder: string, scripts: readonly string[]): string {
  const found = scripts.find((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('"docsSidebars"'),
  );
  if (!found)
    throw new Error('No script holds the sidebar. Fix: adapt tools/growth/measureSize.ts.');
  return found;
}

/** @param folder the folder of the language in the build; folders of other languages in it are left out */
export function measureSize(folder: string, otherLanguages: readonly string[]): SiteSize {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !otherLanguages.some((language) => file.startsWith(`${language}/`)));
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/.test(file));
  const pages = files.filter((file) => file.endsWith('.html'));
  const size = (file: string) => sizeOf(path.join(folder, file));
  const raw = (file: string) => statSync(path.join(folder, file)).size;
  const pointer = JSON.parse(readFileSync(path.join(folder, POINTER_FILE), 'utf8')) as {
    file: string;
  };
  return {
    pages: pages.length,
    main: size(one(scripts, /\/main\.\w+\.js$/)),
    runtime: size(one(scripts, /\/runtime~main\.\w+\.js$/)),
    sidebar: size(sidebarScript(folder, scripts)),
    html: size(PAGE),
    htmlRaw: raw(PAGE),
    searchIndex: size(pointer.file),
    allHtmlRaw: pages.reduce((total, file) => total + raw(file), 0),
  };
}
