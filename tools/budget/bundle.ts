import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

type Route = {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: Route[];
};
type ChunkNames = {readonly [key: string]: string | ChunkNames};

/** What the scripts of one language say about each other. */
export type Bundle = {
  /** The files, below the language's folder, that the page of `route` loads beside those it starts with. */
  readonly filesOf: (route: string) => string[];
  /** The files loaded with the chunk of that name, for example one that is loaded on intent. */
  readonly filesWith: (chunkName: string) => string[];
};

const SCRIPTS = 'assets/js';

class BundleError extends Error {
  constructor(what: string) {
    super(
      `${what} not found in the built scripts. Fix: run "npm run build"; if that does not help, the bundler writes ` +
        'another format since an upgrade, and tools/budget/bundle.ts must learn it.',
    );
  }
}

function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new BundleError(what);
  return value;
}

/** Starts the bundler's runtime without a browser, and asks it for the file of a chunk. */
function readFileNames(runtime: string): (chunk: string) => string {
  const queue = found(/webpackChunk\w*/.exec(runtime), 'the list of chunks')[0];
  const self: Record<string, unknown> = {location: {href: 'https://site.invalid/'}};
  vm.runInNewContext(runtime, {self, document: {baseURI: 'https://site.invalid/'}});
  let fileOf: ((chunk: string) => string) | undefined;
  (self[queue] as unknown[] | undefined)?.push([
    ['budget'],
    {},
    (require: {u: (chunk: string) => string}) => {
      fileOf = (chunk) => require.u(chunk);
    },
  ]);
  return found(fileOf, 'the names of the chunks');
}

const chunksIn = (expression: string): string[] =>
  [...expression.matchAll(/\.e\("?(\w+)"?\)/g)].map((match) => match[1] ?? '');

/** The chunks of each part that a route is put together from, from Docusaurus's registry. */
function readRegistry(main: string): Map<string, string[]> {
  const entries = [...main.matchAll(/(?:"([^"]+)"|(\w+)):\[\(\)=>(.{1,2000}?)\.then\(/g)];
  return new Map(
    entries.map(([, quoted, bare = '', expression = '']) => {
      // A name of digits is written as a number, short ones win: 17896441 is 0x11113f9.
      const name = quoted ?? (Number.isNaN(Number(bare)) ? bare : String(Number(bare)));
      return [name, chunksIn(expression)];
    }),
  );
}

function readChunkNames(main: string): Record<string, ChunkNames> {
  const texts = [...main.matchAll(/JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g)].map((match) => match[1]);
  const text = found(
    texts.find((each) => each?.includes('"__comp"')),
    'the parts of the routes',
  );
  return JSON.parse(vm.runInNewContext(text) as string) as Record<string, ChunkNames>;
}

/** The text of the array that starts at `start`: its brackets balance, since paths hold none. */
function arrayAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '[') depth++;
    if (text[at] === ']' && --depth === 0) return text.slice(start, at + 1);
  }
  throw new BundleError('the end of the routes');
}

function readRoutes(main: string): Route[] {
  const match = found(/\[\{path:"[^"]*",component:(\w+)\(/.exec(main), 'the routes');
  const name = match[1] ?? '';
  return vm.runInNewContext(arrayAt(main, match.index), {
    [name]: (route: string, hash: string) => `${route}-${hash}`,
  }) as Route[];
}

/** The components of a page, outermost first, as the router chooses them. */
function chain(routes: readonly Route[], page: string): string[] | undefined {
  for (const route of routes) {
    if (route.path === page && !route.routes) return [route.component];
    const inner = route.routes && page.startsWith(route.path) && chain(route.routes, page);
    if (inner) return [route.component, ...inner];
  }
  return undefined;
}

const leaves = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [name] : leaves(name)));

/**
 * Reads from the scripts of one language which files a page loads, without a browser.
 * @param folder the folder of the language in the build
 * @throws Error that says what is missing and what to do
 */
export function readBundle(folder: string): Bundle {
  const names = readdirSync(path.join(folder, SCRIPTS));
  const [runtimeFile, mainFile] = ['runtime~main.', 'main.'].map((start) =>
    found(
      names.find((name) => name.startsWith(start) && name.endsWith('.js')),
      start,
    ),
  ) as [string, string];
  const read = (file: string) => readFileSync(path.join(folder, SCRIPTS, file), 'utf8');
  const main = read(mainFile);
  const fileOf = readFileNames(read(runtimeFile));
  const registry = readRegistry(main);
  const chunkNames = readChunkNames(main);
  const routes = readRoutes(main);
  const onDisk = new Set(names.map((name) => `${SCRIPTS}/${name}`));
  // A chunk of styles only has no script of its own.
  const filesFor = (chunks: readonly string[]) =>
    [...new Set(chunks.map(fileOf))].filter((file) => onDisk.has(file));
  const stem = (file: string) => path.basename(file).split('.')[0];

  return {
    filesOf(route) {
      const components = found(chain(routes, route), `the route ${route}`);
      const parts = components.flatMap((component) => leaves(chunkNames[component] ?? {}));
      return filesFor(parts.flatMap((part) => found(registry.get(part), `the part ${part}`)));
    },
    filesWith(chunkName) {
      const groups = [...main.matchAll(/Promise\.all\(\[[^\]]*\]\)|\w\.e\("?\w+"?\)/g)];
      const files = groups
        .map(([group]) => filesFor(chunksIn(group)))
        .find((group) => group.some((file) => stem(file) === chunkName));
      return found(files, `the chunk ${chunkName}`);
    },
  };
}
