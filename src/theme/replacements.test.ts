import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as themeClassic from '@docusaurus/theme-classic';
import * as themeSearchAlgolia from '@docusaurus/theme-search-algolia';
import {expect, it} from 'vitest';

/** What a theme says about its components. `swizzle --list` shows *unsafe* for those about which it says nothing. */
type Theme = {
  readonly getSwizzleConfig?: () => {
    readonly components: Readonly<Record<string, {actions: Record<string, string>} | undefined>>;
  };
};

const PACKAGES = path.join(__dirname, '../../node_modules/@docusaurus');

/** Return the name of a component in a theme: `Navbar/Content` of `Navbar/Content/index.tsx`. */
const componentName = (file: string): string =>
  file.replaceAll(path.sep, '/').replace(/(?:\/index)?\.(?:js|tsx?)$/, '');

/** List the components in a folder of a package of Docusaurus. */
const listComponents = (folder: string): string[] =>
  fs
    .readdirSync(path.join(PACKAGES, folder), {
      recursive: true,
      encoding: 'utf8',
    })
    .filter((file) => file.endsWith('.js'))
    .map(componentName);

/** The themes that `swizzle --list` shows, with their components. */
const THEMES = new Map(
  Object.entries<Theme>({
    'theme-classic': themeClassic as Theme,
    'theme-search-algolia': themeSearchAlgolia,
  }).map(([from, theme]) => {
    const safety = theme.getSwizzleConfig?.().components ?? {};
    return [from, {safety, components: listComponents(`${from}/lib/theme`)}];
  }),
);

/** The names of all components that a folder of src/theme can replace. */
const replaceable = new Set([
  ...[...THEMES.values()].flatMap(({components}) => components),
  ...listComponents('core/lib/client/theme-fallback'),
]);

/** Hash the component of Docusaurus that a component in src/theme replaces, with all components and styles in its folder. */
function hashOriginal({name, from}: {name: string; from: string}): string {
  const folder = from === 'core' ? 'core/lib/client/theme-fallback' : `${from}/lib/theme`;
  const component = path.join(PACKAGES, folder, name);
  const files = fs.existsSync(component)
    ? fs
        .readdirSync(component, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(?:js|css)$/.test(file))
        .sort()
        .map((file) => path.join(component, file))
    : [`${component}.js`];
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const list = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
/** The rows of the table of theme components. */
const rows = [...list.matchAll(/^\| `([\w/]+)` \| ([\w-]+) \| (wrap|eject) \| (\w+)/gm)].map(
  ([, name = '', from = '', action = '', safety = '']) => ({name, from, action, safety}),
);

it('README.md has the safety of each replaced component that `docusaurus swizzle --list` shows', () => {
  const shown = rows.map((row) => {
    const actions = THEMES.get(row.from)?.safety[row.name]?.actions;
    return {...row, safety: actions?.[row.action] ?? 'unsafe'};
  });
  expect(rows).toEqual(shown);
});

it('only Error is not in the list of `docusaurus swizzle --list`, because it is no component of a theme', () => {
  const unlisted = rows.filter(({from, name}) => !THEMES.get(from)?.components.includes(name));
  expect(unlisted.map(({name}) => name)).toEqual(['Error']);
});

it('README.md has a row for each folder of src/theme, for each replaced component, and for nothing else', () => {
  const names = rows.map(({name}) => name);
  // Other files are parts of a replaced component.
  const files = fs.readdirSync(__dirname, {recursive: true, encoding: 'utf8'});
  const own = files.filter((file) => /\.tsx?$/.test(file)).map(componentName);
  const replaced = new Set(own.filter((name) => replaceable.has(name)));
  expect([...replaced].sort()).toEqual(names.sort());
  const entries = fs.readdirSync(__dirname, {withFileTypes: true});
  const folders = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
  expect([...new Set(names.map((name) => name.split('/')[0]))].sort()).toEqual(folders.sort());
});

it('no original of a replaced component has changed since it was compared', () => {
  const hashes = Object.fromEntries(rows.map((row) => [row.name, hashOriginal(row)]));
  expect(
    hashes,
    'Fix: compare each component that differs with its original, then run `npx vitest run src/theme -u`',
  ).toMatchInlineSnapshot(`
    {
      "AnnouncementBar": "6e3415e9",
      "CodeBlock": "4c8418e6",
      "ContentVisibility": "b2d49506",
      "Error": "4037ad84",
      "ErrorPageContent": "a85bb2d0",
      "Heading": "206320fd",
      "Navbar/MobileSidebar/Layout": "25a9f4a9",
      "NavbarItem/ComponentTypes": "90ba290c",
      "NotFound/Content": "1339cadd",
      "SearchBar": "1f197ee8",
      "SearchPage": "2be34372",
      "TOCItems": "1aeab472",
    }
  `);
});

it('README.md names tests that exist', () => {
  const tests = path.join(__dirname, '../../tests');
  const names = [...list.matchAll(/`((?:spec|html|quality|long-running)\/[\w-]+)`/g)];
  expect(names.length).toBeGreaterThan(10);
  for (const [, name = ''] of names) {
    const files = ['spec', 'test'].map((kind) => path.join(tests, `${name}.${kind}.ts`));
    expect(
      files.some((file) => fs.existsSync(file)),
      name,
    ).toBe(true);
  }
});

it('README.md stays within the limits that it states', () => {
  const [, ...limits] = /limit is (\d+) replacements, .*? and (\d+) rows/s.exec(list) ?? [];
  const [, first = 0, second = 0, last = 0] = list
    .split('\n## ')
    // A table has a heading and a line below it.
    .map((section) => (section.match(/^\|/gm)?.length ?? 0) - 2);
  expect(Math.min(first, second, last)).toBeGreaterThan(0);
  expect(first + second).toBeLessThanOrEqual(Number(limits[0]));
  expect(last).toBeLessThanOrEqual(Number(limits[1]));
});
