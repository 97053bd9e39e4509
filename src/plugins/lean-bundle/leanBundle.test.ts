import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {checkLeftOut} from './leaveOutUnused';
import {__importDefault} from './tslib';
import {isUnused, unusedIn} from './unusedClasses';

const folder = mkdtempSync(path.join(tmpdir(), 'obis-lean-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('left-out styles', () => {
  it.each([
    ['.pills__item:hover', true],
    ['.col--offset-3', true],
    ['.card__footer>:last-child', true],
    ['.padding--none', false],
    ['.button:not(.button--block)', false],
    ['.col--3', false],
    ['.navbar__items--right', false],
    ['.pagination-nav__link', false],
    ['50%', false],
  ])('%s: %s', (selector, unused) => {
    expect(isUnused(selector)).toBe(unused);
  });

  it('are noticed when a page or a script uses them', () => {
    expect(unusedIn('<a class="button hero__title">')).toEqual(['hero__title']);
    expect(unusedIn('{className:"pills--block card__body"}')).toEqual([
      'pills--block',
      'card__body',
    ]);
    expect(unusedIn('<p class="my-hero__title">pills and avatars')).toEqual([]);
  });

  it('stop the build with the file, the class and the fix', () => {
    writeFileSync(path.join(folder, 'a.html'), '<i class="avatar__name">');
    expect(() => checkLeftOut(folder)).toThrow(/a\.html uses avatar__name.*unusedClasses\.ts/);
    writeFileSync(path.join(folder, 'a.html'), '<i class="navbar">');
    expect(() => checkLeftOut(folder)).not.toThrow();
  });
});

describe('the data of the sidebar', () => {
  const leaveOutDocs = createRequire(import.meta.url)('./leaveOutDocs.cjs') as (
    source: string,
  ) => string;

  it('lists no descriptions', () => {
    const version = {label: 'Next', docsSidebars: {obis: []}, docs: {a: {description: 'Long'}}};
    expect(JSON.parse(leaveOutDocs(JSON.stringify({version})))).toEqual({
      version: {...version, docs: {}},
    });
    expect(leaveOutDocs('{"title":"A"}')).toBe('{"title":"A"}');
  });
});

describe('tslib', () => {
  it('does what the real one does', () => {
    const real = createRequire(import.meta.url)('tslib') as {
      __importDefault: typeof __importDefault;
    };
    for (const module of [{default: 1}, {__esModule: true, default: 1}]) {
      expect(__importDefault(module)).toEqual(real.__importDefault(module));
    }
  });
});
