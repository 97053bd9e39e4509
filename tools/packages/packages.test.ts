import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findLicenceProblems, isAllowed} from './licences';
import {findLockProblems, readLock} from './readLock';

const siteDir = path.resolve(import.meta.dirname, '../..');
const packages = readLock(siteDir);
const found = (name: string, license?: string) => ({name, version: '1.0.0', dev: false, license});

describe('the licences', () => {
  it.each([
    ['MIT', true],
    ['(WTFPL OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0-only', false],
  ])('%s allows the use: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  it('are all allowed, and no exception is left over', () => {
    expect(findLicenceProblems(packages)).toEqual([]);
  });

  it.each([
    ['another licence', found('x', 'GPL-3.0-only'), 'x 1.0.0 has the licence GPL-3.0-only. Fix: '],
    ['none', found('x'), 'x 1.0.0 has the licence none. Fix: '],
    ['an exception with another licence', found('elkjs', 'GPL-3.0-only'), 'elkjs 1.0.0 has'],
  ])('that nobody has allowed are named: %s', (_, added, message) => {
    expect(findLicenceProblems([...packages, added])).toEqual([expect.stringContaining(message)]);
  });

  it('need their exceptions', () => {
    const without = packages.filter(({name}) => name !== 'elkjs');
    expect(findLicenceProblems(without)).toEqual([
      expect.stringContaining('Nothing needs the exception ^elkjs$'),
    ]);
  });
});

describe('the lock file', () => {
  it('has a checksum for each package, and names no host', () => {
    expect(findLockProblems(packages)).toEqual([]);
    const bad = {...found('x', 'MIT'), integrity: 'sha1-x', resolved: 'https://host.example/x.tgz'};
    expect(findLockProblems([bad])).toEqual([
      expect.stringContaining('x has no sha512 checksum'),
      expect.stringContaining('x names the host of https://host.example/x.tgz'),
    ]);
  });
});

describe('the direct dependencies', () => {
  it('each have a row with a reason in CONTRIBUTING.md, and each row a dependency', () => {
    const text = readFileSync(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8');
    const [, section = ''] = /^## Dependencies$([^]*?)(?=^## )/m.exec(text) ?? [];
    const rows = [...section.matchAll(/^\| (`.+?) +\| (.*\S) +\|$/gm)];
    const explained = rows.flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies' | 'overrides',
      Record<string, string>
    >;
    const direct = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.overrides,
    });
    expect(explained.sort()).toEqual(direct.sort());
  });
});
