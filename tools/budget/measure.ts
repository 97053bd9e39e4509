import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';
import {POINTER_FILE} from '../../src/plugins/search/shared/pointerFile';
import type {Bundle} from './bundle';

/** The figures of one page. Sizes are bytes after Brotli. */
export type PageFigures = {
  text: number;
  sheet: number;
  scripts: number;
  requests: number;
  blocking: number;
  nodes: number;
};

/** The figures of one language. */
export type SiteFigures = {index: number; modal: number};

const sizes = new Map<string, number>();

/** The size of a file as a good server sends it: Brotli at its highest quality, compressed once. */
export function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file), {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).length;
  sizes.set(file, size);
  return size;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/** The folder of one language in the build, and the address it is served at. */
export type Place = {readonly folder: string; readonly baseUrl: string};

/** Where the page of a route lies: the site has no trailing slashes. */
function htmlFile({folder, baseUrl}: Place, route: string): string {
  const rest = route.slice(baseUrl.length);
  return path.join(folder, rest === '' ? 'index.html' : `${rest}.html`);
}

/** Counts what a page makes the browser load, at once and when its scripts start. */
export function measurePage(place: Place, route: string, bundle: Bundle): PageFigures {
  const file = htmlFile(place, route);
  const $ = load(readFileSync(file, 'utf8'));
  const addresses = (selector: string, name: string) => [
    ...new Set(
      $(selector)
        .map((_, element) => $(element).attr(name))
        .get(),
    ),
  ];
  const own = (address: string) => path.join(place.folder, address.slice(place.baseUrl.length));
  const blocking = addresses('link[rel=stylesheet]', 'href');
  // Those that the starter asks for after the first paint.
  const [late = [], started = []] = ['data-styles', 'data-scripts'].map((name) =>
    addresses(`script[${name}]`, name).flatMap((list = '') => list.split(' ')),
  );
  const scripts = new Set([
    ...started.map(own),
    ...bundle.filesOf(route).map((name) => path.join(place.folder, name)),
    ...addresses('script[src], link[rel=modulepreload]', 'src').map(own),
    ...addresses('link[rel=modulepreload], link[rel=preload][as=script]', 'href').map(own),
  ]);
  const pictures = new Set([
    ...addresses('img:not([loading=lazy])', 'src'),
    ...addresses('link[rel=preload][as=image], link[rel=icon]', 'href'),
  ]);
  const asked = [...pictures].filter((address) => !address.startsWith('data:'));
  return {
    text: sizeOf(file) + sum(blocking.map(own).map(sizeOf)),
    sheet: sum(late.map(own).map(sizeOf)),
    scripts: sum([...scripts].map(sizeOf)),
    requests: 1 + blocking.length + late.length + scripts.size + asked.length,
    blocking:
      blocking.length + $('script[src]:not([defer]):not([async]):not([type=module])').length,
    nodes: $('body *').length,
  };
}

/** The sizes of what the search of one language loads on intent: its index, and the modal with its worker. */
export function measureSite({folder}: Place, bundle: Bundle): SiteFigures {
  const pointer = JSON.parse(readFileSync(path.join(folder, POINTER_FILE), 'utf8')) as {
    file: string;
  };
  // The worker and the modal's sheet are files of their own, named like their chunks.
  const named = (kind: string, name: RegExp) =>
    readdirSync(path.join(folder, 'assets', kind))
      .filter((file) => name.test(file))
      .map((file) => `assets/${kind}/${file}`);
  const files = [
    ...bundle.filesWith('search-modal'),
    ...named('js', /^search\.\w+\.js$/),
    ...named('css', /^search-modal\.\w+\.css$/),
  ];
  return {
    index: sizeOf(path.join(folder, pointer.file)),
    modal: sum(files.map((file) => sizeOf(path.join(folder, file)))),
  };
}
