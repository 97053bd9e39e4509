import {rspack} from '@docusaurus/faster';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {leaveOutFonts} from './leaveOutFonts';
import {leaveOutLayers} from './leaveOutLayers';
import {leaveOutOverridden} from './leaveOutOverridden';
import {readMentions} from './readMentions';
import {settleSheets, type Settled} from './settleSheets';
import {settleParts} from './settleParts';
import {settleVariables} from './settleVariables';
import {shortenNames} from './shortenNames';
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
    ['that has none, nor can inherit one', ':root{--a:inherit}p{color:var(--a)}', 'p{color:unset}'],
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

describe('a custom property of one part of the page', () => {
  it.each([
    ['.a{--x:1}.a b{top:var(--x)}', '.a{--x:1}.a b{top:1}'],
    ['.a{--x:1}.a.c::before,i .a>p{top:var(--x)}', '.a{--x:1}.a.c::before,i .a>p{top:1}'],
    ['.a{--x:1}.a,b{top:var(--x)}', undefined],
    ['.a{--x:1}.a+p{top:var(--x)}', undefined],
    ['.a{--x:1}.b{--x:2}.a p{top:var(--x)}', undefined],
    ['.a{--x:1}@media print{.a{--x:2}}.a p{top:var(--x)}', undefined],
    ['.a{--x:inherit}.a p{top:var(--x)}', undefined],
    ['.a{--x:var(--y)}.a p{top:var(--x)}', undefined],
    ['.a{--open:1}.a p{top:var(--open)}', undefined],
  ])('in %s', (css, expected) => {
    const sheet = postcss.parse(css);
    settleParts([sheet], 'en', (name) => name === '--open');
    expect(sheet.toString()).toBe(expected ?? css);
  });
});

describe('shortenNames', () => {
  it('gives the shortest name to the one that occurs most, and returns those that went', () => {
    const sheets = [
      ':root{--long:1;--longer:2;--js:3;--b:4}p{top:var(--longer,var(--long))}',
      '@container style(--b:4){i{left:calc(var(--longer)*var(--js))}}',
    ].map((css) => postcss.parse(css));
    const gone = shortenNames(sheets, (name) => name === '--js' || name === '--a');
    expect(sheets.map(String)).toEqual([
      ':root{--d:1;--c:2;--js:3;--b:4}p{top:var(--c,var(--d))}',
      '@container style(--b:4){i{left:calc(var(--c)*var(--js))}}',
    ]);
    expect(gone).toEqual(new Set(['--longer', '--long']));
  });

  it('has enough names', () => {
    const sheet = postcss.parse(`p{${Array.from({length: 800}, (_, i) => `--n${i}:0`).join(';')}}`);
    shortenNames([sheet], () => false);
    const names = new Set<string>();
    sheet.walkDecls(({prop}) => void names.add(prop));
    expect(names.size).toBe(800);
    expect([...names]).toContain('--adt');
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

  it('is a layer without rules', () => {
    const sheet = postcss.parse('@layer a.b,c;@layer d,a;@layer e;@layer a{@layer b{p{top:0}}}');
    leaveOutLayers([sheet, postcss.parse('@layer d{p{top:0}}')]);
    expect(sheet.toString()).toBe('@layer a.b;@layer d,a;@layer a{@layer b{p{top:0}}}');
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
      {
        modal: 'i{top:var(--a);color:var(--c)}',
        'styles.1': `${font}:root{--a:1px;--s:0;--c:red}.b{--c:tan}p{font:F;top:var(--s)}`,
      },
      found,
    );
    expect(files).toMatchObject({
      'modal.css': 'i{color:var(--a);top:1px}',
      'styles.1.css': ':root{--s:0;--a:red}.b{--a:tan}p{font:F;top:var(--s)}',
    });
    expect(found).toEqual({gone: new Set(['--a', '--c']), fonts: font});
  });

  it('are refused without the one of all pages', async () => {
    await expect(build({modal: 'p{}'}, {gone: new Set(), fonts: ''})).rejects.toThrow(
      /not known among modal\.css.*Fix/s,
    );
  });
});
