import fs from 'node:fs';
import path from 'node:path';
import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {expect, it} from 'vitest';

type Components = Readonly<Record<string, {actions: Record<string, string>} | undefined>>;

const components: Components = (getSwizzleConfig as () => {components: Components})().components;
/** Return the name of a component in a theme: `Navbar/Content` of `Navbar/Content/index.tsx`. */
const componentName = (file: string): string => file.replace(/(?:\/index)?\.(?:js|tsx?)$/, '');

/** The names of all components that a folder of src/theme can replace. */
const replaceable = new Set(
  ['theme-classic/lib/theme', 'theme-search-algolia/lib/theme', 'core/lib/client/theme-fallback']
    .map((folder) => path.join(__dirname, '../../node_modules/@docusaurus', folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .filter((file) => file.endsWith('.js'))
    .map(componentName),
);

const list = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const rows = [...list.matchAll(/^\| (`.*?) \| theme-classic \| (wrap|eject) \| (\w+)(?= \|)/gm)];

it('README.md states for each replaced component whether Docusaurus considers the replacement safe', () => {
  expect(rows.length).toBeGreaterThan(5);
  for (const [, names = '', action = '', safety] of rows) {
    for (const [, name = ''] of names.matchAll(/`([^`*]+?)(?:\/\*)?`/g)) {
      const actions = components[name]?.actions;
      expect(actions?.[action] ?? 'unsafe', name).toBe(safety);
    }
  }
});

it('README.md has a row for each folder of src/theme, for each replaced component, and for nothing else', () => {
  const names = [...list.matchAll(/^\| `([\w/]+)` \| [\w-]+ \| (?:wrap|eject) \|/gm)].map(
    ([, name = '']) => name,
  );
  // Other files are parts of a replaced component.
  const files = fs.readdirSync(__dirname, {recursive: true, encoding: 'utf8'});
  const own = files.filter((file) => /\.tsx?$/.test(file)).map(componentName);
  const replaced = new Set(own.filter((name) => replaceable.has(name)));
  expect([...replaced].sort()).toEqual([...names].sort());
  const entries = fs.readdirSync(__dirname, {withFileTypes: true});
  const folders = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
  expect([...new Set(names.map((name) => name.split('/')[0]))].sort()).toEqual(folders.sort());
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
