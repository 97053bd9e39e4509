import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {dependencies, devDependencies, overrides} from './package.json';
import lock from './package-lock.json';

type Locked = {license?: string; integrity?: string; resolved?: string};
const locked = Object.entries(lock.packages as Record<string, Locked>)
  .filter(([location]) => location !== '')
  .map(([location, entry]) => ({...entry, name: location.replace(/^.*node_modules\//, '')}));

/**
 * Licences that are allowed. Those in the first list require only that the licence text is kept. Those in the second list are accepted,
 * because their packages only build or test the site, or are not changed.
 */
const ALLOWED = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'WTFPL', 'MPL-2.0', 'EPL-2.0', 'OFL-1.1'],
];
/** Packages without a licence in package.json. Their licence files say MIT, the last one BSD-3-Clause. */
const WITHOUT_LICENCE_FIELD = [
  '@huacnlee/autocorrect',
  'eval',
  'format',
  'require-like',
  'parse-cache-control',
];

it('every package has an allowed licence', () => {
  const others = locked.filter(
    ({name, license = 'none'}) =>
      !WITHOUT_LICENCE_FIELD.includes(name) &&
      !license
        .replace(/[()]/g, '')
        .split(' AND ')
        .every((choice) => choice.split(' OR ').some((term) => ALLOWED.includes(term))),
  );
  expect(others.map(({name, license}) => `${name}: ${license}`)).toEqual([]);
});

it('the lock file has a checksum for each package, and names no host', () => {
  const unsafe = locked.filter(
    ({integrity, resolved}) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  );
  expect(unsafe.map(({name}) => name)).toEqual([]);
});

const guide = readFileSync(path.join(import.meta.dirname, 'DEPENDENCIES.md'), 'utf8');
const [reasons = '', heldBack = ''] = guide.split('## Held back');

/** List the packages in the first column of a table. */
const namesIn = (table: string): string[] =>
  [...table.matchAll(/^\| (`.+?) +\| .*\S +\|$/gm)]
    .flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name)
    .sort();

it('DEPENDENCIES.md has a reason for each direct dependency, and for nothing else', () => {
  const names = Object.keys({...dependencies, ...devDependencies, ...overrides});
  expect(namesIn(reasons)).toEqual(names.sort());
});

it('there are not more direct dependencies than DEPENDENCIES.md allows', () => {
  const most = Number(/At most (\d+) packages/.exec(reasons)?.[1]);
  expect(Object.keys({...dependencies, ...devDependencies}).length).toBeLessThanOrEqual(most);
});

it('DEPENDENCIES.md has a reason for each package that Dependabot does not update', () => {
  const config = readFileSync(path.join(import.meta.dirname, '.github/dependabot.yml'), 'utf8');
  const ignored = [...config.matchAll(/dependency-name: ([^,}]+)/g)]
    .map(([, name = '']) => name.replaceAll("'", ''))
    .filter((name) => name !== '*');
  expect(ignored).not.toEqual([]);
  const [table = ''] = heldBack.split('\n## ');
  expect(namesIn(table)).toEqual(expect.arrayContaining(ignored));
});
