import fs from 'node:fs';
import path from 'node:path';
import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {expect, it} from 'vitest';

type Components = Readonly<Record<string, {actions: Record<string, string>} | undefined>>;

const components: Components = (getSwizzleConfig as () => {components: Components})().components;
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

it('README.md has a row for each folder of src/theme, and a file for each row', () => {
  const names = [...list.matchAll(/^\| `([\w/]+)` \| [\w-]+ \| (?:wrap|eject) \|/gm)].map(
    ([, name = '']) => name,
  );
  const missing = names.filter((name) =>
    ['.tsx', '/index.tsx'].every((end) => !fs.existsSync(path.join(__dirname, name + end))),
  );
  expect(missing).toEqual([]);
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
