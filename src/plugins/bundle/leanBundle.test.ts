import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import {createElement} from 'react';
import {afterAll, describe, expect, it} from 'vitest';
import {asWritten} from './asWritten';
import {checkCharacters} from './checkCharacters';
import {createCodeBlockMetadata} from './codeBlocks';
import {checkLeftOut} from './leaveOutUnused';
import {renderToHtml} from './renderToHtml';
import {__importDefault} from './tslib';
import {isUnused, unusedIn} from './unusedClasses';

const require = createRequire(import.meta.url);
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

describe('characters', () => {
  type Minimizer = Parameters<typeof asWritten>[0];

  /** Builds a module with a minimizer as Docusaurus sets it up, changed by `change`. */
  async function build(change: (minimizer: Minimizer) => Minimizer): Promise<string> {
    const source = String.raw`console . log("关闭", "\u2028", /[\u{1F600}]/u)`;
    writeFileSync(path.join(folder, 'page.js'), source);
    const minimizerOptions = getSwcJsMinimizerOptions() as object;
    const scripts: unknown = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions});
    const compiler = rspack.rspack({
      context: folder,
      mode: 'production',
      entry: './page.js',
      output: {path: folder},
      optimization: {minimizer: [change(scripts as Minimizer) as '...']},
    });
    await new Promise((resolve) => {
      compiler.run(() => compiler.close(resolve));
    });
    return readFileSync(path.join(folder, 'main.js'), 'utf8');
  }

  it('are left as they are written, not as escapes', async () => {
    expect(await build((minimizer) => minimizer)).toContain(String.raw`("\u5173\u95ED",`);
    expect(await build(asWritten)).toContain(
      String.raw`console.log("关闭","\u2028",/[\u{1F600}]/u)`,
    );
  });
});

describe('the versions', () => {
  it('name Docusaurus only', () => {
    const leaveOutVersions = require('./leaveOutVersions.cjs') as (source: string) => string;
    const versions = {docusaurusVersion: '3.10.2', siteVersion: '1.0.0', pluginVersions: {a: {}}};
    expect(leaveOutVersions(JSON.stringify(versions))).toBe('{"docusaurusVersion":"3.10.2"}');
  });
});

describe('the list of parts', () => {
  const leaveOutPaths = require('./leaveOutPaths.cjs') as (source: string) => string;

  it('has no paths and numbers', () => {
    const list = (kept: (path: string) => string) =>
      ['"@site/a.mdx"', String.raw`"C:\\b \"c\".mdx"`]
        .map((path) => `  "a": [() => import(/* webpackChunkName: "a" */ ${path})${kept(path)}],\n`)
        .join('');
    expect(leaveOutPaths(list((path) => `, ${path}, require.resolveWeak(${path})`))).toBe(
      list(() => ''),
    );
  });

  it('stops the build when it is written otherwise', () => {
    const other = 'export default {a: [() => import("b"), require.resolveWeak("b")]}';
    expect(() => leaveOutPaths(other)).toThrow(/1 parts, but 0 paths.*leaveOutPaths\.cjs/);
    expect(() => leaveOutPaths('')).toThrow(/0 parts/);
  });
});

describe('the data of the sidebar', () => {
  const leaveOutDocs = require('./leaveOutDocs.cjs') as (source: string) => string;

  it('lists no descriptions', () => {
    const version = {label: 'Next', docsSidebars: {obis: []}, docs: {a: {description: 'Long'}}};
    expect(JSON.parse(leaveOutDocs(JSON.stringify({version})))).toEqual({
      version: {...version, docs: {}},
    });
    expect(leaveOutDocs('{"title":"A"}')).toBe('{"title":"A"}');
  });

  it('stops the build when a version has a banner', () => {
    const version = {label: '1.0', banner: 'unmaintained', docs: {}};
    expect(() => leaveOutDocs(JSON.stringify({version}))).toThrow(/'1\.0'.*DocVersionBanner/);
  });
});

describe('a code block', () => {
  const about = (metastring: string, className = 'language-JSON') => {
    const {title, lineNumbersStart, lineClassNames, ...rest} = createCodeBlockMetadata({
      code: 'a\nb\n',
      className,
      metastring,
      magicComments: [{className: 'marked'}],
    });
    return {title, lineNumbersStart, marked: Object.keys(lineClassNames).map(Number), ...rest};
  };

  it.each([
    ['', undefined, undefined, []],
    ['title="a b" {2}', 'a b', undefined, [1]],
    [`title='it "is"' {1,3-5} showLineNumbers`, 'it "is"', 1, [0, 2, 3, 4]],
    ['showLineNumbers=7 {0,2}', undefined, 7, [1]],
    ['{x}', undefined, undefined, []],
  ])('reads %j after its fence', (metastring, title, lineNumbersStart, marked) => {
    expect(about(metastring)).toMatchObject({title, lineNumbersStart, marked});
  });

  it('has a language, and the code without its last line break', () => {
    expect(about('')).toMatchObject({code: 'a\nb', codeInput: 'a\nb\n', language: 'json'});
    expect(about('').className).toBe('language-JSON language-json');
    expect(about('', '')).toMatchObject({language: 'text', className: 'language-text'});
  });
});

describe('tslib', () => {
  it('does what the real one does', () => {
    const real = require('tslib') as {
      __importDefault: typeof __importDefault;
    };
    for (const module of [{default: 1}, {__esModule: true, default: 1}]) {
      expect(__importDefault(module)).toEqual(real.__importDefault(module));
    }
  });
});

describe('rendered pages', () => {
  // Of 3 bytes each, so that whatever stands before them, some do not fit into a block of 2,048.
  const cells = Array.from({length: 2000}, (_, index) => `处理方法${'a'.repeat(index % 3)}`);

  it('have all their characters', async () => {
    const page = createElement(
      'p',
      null,
      cells.map((title) => createElement('i', {key: title, title}, title)),
    );
    const html = cells.map((title) => `<i title="${title}">${title}</i>`).join('');
    expect(await renderToHtml(page)).toBe(`<p>${html}</p>`);
  });

  it('stop the build when one has a broken character', () => {
    const file = path.join(folder, 'b.html');
    for (const broken of ['\0', '\uFFFD']) {
      writeFileSync(file, `<td data-label="处${broken}理方法">`);
      expect(() => checkCharacters(folder)).toThrow(/b\.html has a broken .*处".*renderToHtml\.ts/);
    }
    writeFileSync(file, '<td data-label="处理方法">');
    expect(() => checkCharacters(folder)).not.toThrow();
  });
});
