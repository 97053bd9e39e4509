import {rspack} from '@docusaurus/faster';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {leaveOutFonts} from './leaveOutFonts';
import {leaveOutOverridden} from './leaveOutOverridden';
import {readMentions} from './readMentions';
import {settleSheets, type Settled} from './settleSheets';
import {settleVariables} from './settleVariables';
import {substitute} from './substitute';

/** A sheet with its custom properties settled. */
function settled(css: string, {language = 'en', script = '', later = ''} = {}): string {
  const [main, other] = [postcss.parse(css), postcss.parse(later)];
  settleVariables([main, other], language, readMentions([script]));
  return main.toString() + (later && ` | ${other.toString()}`);
}

describe('substitute', () => {
  const values: Record<string, string> = {'--a': '1px', '--b': '-2px', '--c': 'var(--d)'};
  it.each([
    ['var(--a)', '1px'],
    ['calc(var( --a )*2)', 'calc(1px*2)'],
    // Tokens that would be one.
    ['var(--a)var(--b)', '1px -2px'],
    ['0 var(--a)solid', '0 1px solid'],
    ['calc(1px - var(--b))', 'calc(1px - -2px)'],
    // Fallbacks, known and not.
    ['var(--a,2px) 0', '1px 0'],
    ['var(--x, var(--a))', 'var(--x,1px)'],
    ['var(--x,)', 'var(--x,)'],
    ['rgb(var(--x, 1, 2, var(--y, (3))))', 'rgb(var(--x,1, 2, var(--y,(3))))'],
    ['var(--c)', 'var(--d)'],
    ['"var(--a)" url(\'var(--a)\') attr(var)', '"var(--a)" url(\'var(--a)\') attr(var)'],
  ])('of %s is %s', (text, expected) => {
    expect(substitute(text, (name) => values[name])).toBe(expected);
  });
});

describe('a custom property', () => {
  it.each([
    ['with one value', ':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
    [
      'with one for all of it',
      'html{--a:var(--b)}:where(:root){--b:1px}p{top:var(--a)}',
      'p{top:1px}',
    ],
    ['that takes a fallback, being set nowhere', 'p{top:var(--a,1px)}', 'p{top:1px}'],
    ['that is used nowhere', ':root{--a:1px}p{top:0}', 'p{top:0}'],
    ['set twice', ':root{--a:1px}:root{--a:2px}p{top:var(--a)}', 'p{top:2px}'],
    ['set first by the stronger', ':root{--a:1px}html{--a:2px}p{top:var(--a)}', 'p{top:1px}'],
    [
      'whose layer sets it in vain',
      '@layer x{html[data-theme=dark],:root{--a:2px}@media print{:root{--a:3px}}}:root{--a:1px}p{top:var(--a)}',
      'p{top:1px}',
    ],
    // What changes is taken from where it is set, at the root and wherever else.
    [
      'that passes a colour of the mode on',
      ':root,[data-scheme]{--a:var(--c)}:root{--c:red}[data-scheme=dark]{--c:tan}p{color:var(--a)}',
      ':root{--c:red}[data-scheme=dark]{--c:tan}p{color:var(--c)}',
    ],
  ])('%s is written where it is used', (_name, css, expected) => {
    expect(settled(css)).toBe(expected);
  });

  it.each([
    ['another value in a part of the page', ':root{--a:1px}.b{--a:2px}p{top:var(--a)}'],
    ['another value in a mode', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}'],
    [
      'another value under a condition',
      ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}',
    ],
    ['a value in a part of the page only', '.b{--a:1px}p{top:var(--a)}'],
    ['a value under a condition only', '@media print{:root{--a:1px}}p{top:var(--a)}'],
    ['no value, so that a fallback counts', ':root{--a:inherit}p{top:var(--a,1px)}'],
    ['itself for a value', ':root{--a:var(--b);--b:var(--a)}p{top:var(--a,1px)}'],
    [
      'a colour that is another one in a part of the page',
      ':root{--a:var(--c);--c:red}[data-scheme=dark]{--c:tan}p{color:var(--a)}',
    ],
    [
      'a colour that a box has of its own',
      ':root{--a:var(--c);--c:red}p::before{--c:tan}p{color:var(--a)}',
    ],
    ['a value that moves', ':root{--a:1px}@keyframes m{to{--a:2px}}p{top:var(--a);animation:m}'],
    ['a value that is important', ':root{--a:1px!important}p{top:var(--a)}'],
    ['a long value that is used twice', `:root{--a:${'x'.repeat(61)}}p{b:var(--a);c:var(--a)}`],
  ])('stays with %s', (_name, css) => {
    expect(settled(css)).toBe(css);
  });

  it('stays when a script may set it, and its definition when one takes the value', () => {
    const css = ':root{--a:1px;--b:2px;--c:3px}p{top:var(--a);left:var(--b)}';
    const script = 'style={"--a":size};"fill:var(--b)";".menu--c"';
    expect(settled(css, {script})).toBe(':root{--a:1px;--b:2px}p{top:var(--a);left:2px}');
  });

  it('has the value of the language of the page', () => {
    const css = ':root{--a:1px}:root:lang(zh){--a:2px}p{top:var(--a)}p:lang(zh){top:0}';
    expect(settled(css)).toBe('p{top:1px}p:lang(zh){top:0}');
    expect(settled(css, {language: 'zh-CN'})).toBe('p{top:2px}p:lang(zh){top:0}');
  });

  it('has it in sheets that come later too, but not the value that these set', () => {
    const later = ':root{--b:2px}i{top:var(--a)}';
    expect(settled(':root{--a:1px}p{top:var(--b)}', {later})).toBe(
      'p{top:var(--b)} | :root{--b:2px}i{top:1px}',
    );
  });
});

describe('what is never seen', () => {
  it.each([
    ['@layer x{p{top:1px}}p{top:0}', 'p{top:0}'],
    ['@layer x{p{margin-top:1px;left:0}}p{margin:0}', '@layer x{p{left:0}}p{margin:0}'],
    ['@layer x{@media print{p{top:1px}}}p{top:0}', 'p{top:0}'],
  ])('%s leaves %s', (css, expected) => {
    const sheet = postcss.parse(css);
    leaveOutOverridden([sheet]);
    expect(sheet.toString()).toBe(expected);
  });

  it.each([
    '@layer x{p,i{top:1px}}p{top:0}',
    '@layer x{p{top:1px!important}}p{top:0}',
    '@layer x{p{border-radius:1px}}p{border:0}',
    '@layer x{p{top:1px}}@media print{p{top:0}}',
    '@layer x{p{top:1px}}@layer y{p{top:0}}',
  ])('%s stays', (css) => {
    const sheet = postcss.parse(css);
    leaveOutOverridden([sheet]);
    expect(sheet.toString()).toBe(css);
  });

  it('is a font that nothing asks for', () => {
    const font = (family: string) => `@font-face{font-family:"${family}";src:local(A)}`;
    const sheet = postcss.parse(`${font('One')}${font('Two')}p{font-family:'Two',serif}`);
    leaveOutFonts([sheet]);
    expect(sheet.toString()).toBe(`${font('Two')}p{font-family:'Two',serif}`);
  });
});

describe('the sheets of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'obis-styles-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  /** Bundles a script with sheets, named by their content, and returns what is written, by the start of the name. */
  async function build(sheets: Record<string, string>, found: Settled) {
    writeFileSync(path.join(folder, 'page.js'), 'document.body.style.setProperty("--s", 1);');
    const compiler = rspack.rspack({
      context: folder,
      mode: 'production',
      entry: './page.js',
      output: {path: path.join(folder, 'out')},
      plugins: [
        (bundler: InstanceType<typeof rspack.Compiler>) =>
          bundler.hooks.thisCompilation.tap('sheets', (compilation) =>
            compilation.hooks.processAssets.tap('sheets', () => {
              for (const [name, css] of Object.entries(sheets)) {
                compilation.emitAsset(`${name}.css`, new bundler.rspack.sources.RawSource(css));
              }
            }),
          ),
        // Typed for webpack, as all plugins of Docusaurus are.
        settleSheets('en', found) as never,
      ],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const [problem] = stats?.compilation.errors ?? [];
        if (error ?? problem) reject(error ?? new Error(problem?.message));
        else compiler.close(() => resolve());
      });
    });
    const out = path.join(folder, 'out');
    return Object.fromEntries(
      readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]),
    );
  }

  it('are settled together, with the fonts for the pages apart', async () => {
    const found: Settled = {gone: new Set(), fonts: ''};
    const font = '@font-face{font-family:F;src:local(F)}';
    const files = await build(
      {modal: 'i{top:var(--a)}', 'styles.1': `${font}:root{--a:1px;--s:0}p{font:F;top:var(--s)}`},
      found,
    );
    expect(files).toMatchObject({
      'modal.css': 'i{top:1px}',
      'styles.1.css': ':root{--s:0}p{font:F;top:var(--s)}',
    });
    expect(found).toEqual({gone: new Set(['--a']), fonts: font});
  });

  it('are refused without the one of all pages', async () => {
    await expect(build({modal: 'p{}'}, {gone: new Set(), fonts: ''})).rejects.toThrow(
      /not known among modal\.css.*Fix/s,
    );
  });
});
