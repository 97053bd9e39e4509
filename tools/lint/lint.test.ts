import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {model} from '../../src/plugins/product-model/modelFixture';
import {COMMAND_HOSTS} from '../../src/content/commandHosts';
import type {Locale} from '../../src/content/locales';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import type {Problem} from './problem';
import {lintFiles, loadLinter, type Linter} from './lintTexts';
import {parseOrReport} from './readPages';
import {readTextFile} from './readDataAndMessages';
import {redirectTargets} from './rules/target';

const redirectFolder = temporaryFolder();
const siteDir = path.resolve(import.meta.dirname, '../..');
const sidebar = {
  text: `\n  'obis/page',\n  'obis/other',\n`,
  groups: [{ids: ['obis/page', 'obis/other']}],
};

/** A page without a problem. Line 6 is the title. */
const GOOD = `---
description: A page of the manual without a problem.
role: operator
category_summary: Keys and their owners.
---
# Keys of a factory

Text with <UI>Name</UI>, a <Term id="kcv">value</Term> and <Value id="keys-max" />.

## Steps {/* #steps */}

1. Open the page.
2. Select a key, such as \`a\`.

:::note[A title]

Read this.

:::

## Tables {/* #tables */}

| Name | Meaning |
| --- | --- |
| One | Two |

See [the other page](/obis/other#part) and [the steps](#steps).

\`\`\`bash host=pc
ls
\`\`\`
`;
const OTHER = GOOD.replace('A page', 'Another page')
  .replace('## Tables {/* #tables */}', '## Part {/* #part */}')
  .replace('/obis/other#part', '#part');

let linter: Linter;
beforeAll(async () => {
  linter = await loadLinter(siteDir, model, sidebar);
}, 60_000);

function lint(text: string, language: Locale = 'en', route = '/obis/page'): Problem[] {
  const folder = language === 'en' ? 'docs' : 'i18n/zh/docusaurus-plugin-content-docs/current';
  const read = [parseOrReport(`${folder}${route}.mdx`, route, language, text)];
  // A Chinese page needs its English page for the sidebar.
  if (language !== 'en') read.push(parseOrReport('docs/obis/page.mdx', '/obis/page', 'en', GOOD));
  read.push(parseOrReport('docs/obis/other.mdx', '/obis/other', 'en', OTHER));
  return lintFiles(linter, {
    pages: read.flatMap(({page}) => page ?? []),
    problems: read.flatMap(({problems}) => problems),
  });
}

/** Show the line, the rule and the severity of each problem. */
const show = (problems: readonly Problem[]): string[] =>
  problems.map(({line, rule, severity}) =>
    [line, rule, ...(severity === 'warning' ? [severity] : [])].join(' '),
  );

describe('the fix names', () => {
  it.each([
    ['British words', 'Read this.', 'The color of the center.', 'write colour', 'write centre'],
    ['the nearest error code', 'Read this.', 'It says VERFY-01.', 'Did you mean VERIFY-01?'],
    ['the nearest attribute', '<Value id', '<Value ids', 'Did you mean id?'],
    ['what a component cannot have', '<UI>Name', '<UI id="a">Name', 'remove it'],
    ['half-width marks', 'Read this.', 'Read，then wait。', 'write English marks'],
    ['a translation', 'Read this.', 'Read 密钥。', 'translate it'],
    [
      'an entry to remove',
      'role:',
      'who: me\nrole:',
      'remove it, or write one of: category_summary,',
    ],
  ] as const)('%s', (_name, from, to, ...expected) => {
    const fixes = lint(GOOD.replace(from, to)).map(({fix}) => fix);
    expect(fixes).toEqual(expected.map((each) => expect.stringContaining(each) as unknown));
  });
});

it.each(['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])(
  'the page for writers in %s names each computer of a code block',
  (folder) => {
    const page = fs.readFileSync(path.join(siteDir, folder, 'markdown-features.mdx'), 'utf8');
    expect(COMMAND_HOSTS.filter((host) => !page.includes(`\`${host}\``))).toEqual([]);
  },
);

it('finds nothing in a good page', () => {
  expect(lint(GOOD)).toEqual([]);
});

describe('a problem is found once, at its line', () => {
  // The mistake of a writer, and the text of the good page that it replaces.
  it.each([
    ['a tag without an end', '</UI>', '', '8 syntax'],
    ['a brace in the text', 'Read this.', 'Read {this}.', '17 syntax'],
    ['a colon in the front matter', 'manual without', 'manual: without', '2 syntax'],
    ['a code block without an end', 'ls\n```', 'ls', '29 syntax'],
    ['no description', /description: .*\n/, '', '1 front-matter'],
    ['a misspelt entry', 'role:', 'roles:', '3 front-matter'],
    [
      'a task at no heading',
      'role:',
      'tasks: [{role: operator, task: A, section: b}]\nrole:',
      '3 front-matter',
    ],
    ['steps of nobody', 'role: operator\n', '', '1 front-matter'],
    ['no title', '# Keys of a factory', 'Keys of a factory', '10 heading'],
    ['a second title', '## Steps', '# Steps', '10 heading'],
    ['a skipped level', '## Tables', '#### Tables', '21 heading'],
    ['a heading without an id', ' {/* #tables */}', '', '21 heading'],
    ['an id twice', '#tables', '#steps', '21 heading'],
    ['an id with capitals', '#tables', '#Tables', '21 heading'],
    ['an unknown admonition', ':::note', ':::wraning', '15 admonition'],
    ['an admonition without an end', 'Read this.\n\n:::', 'Read this.', '15 admonition'],
    ['a space after the colons', ':::note', '::: note', '15 admonition'],
    ['a title without brackets', '[A title]', ' A title', '15 admonition'],
    [
      'an inner admonition that ends with the outer one',
      'Read this.\n\n:::',
      ':::tip\n\nRead this.\n\n:::',
      '17 admonition',
    ],
    ['colons that close nothing', 'Read this.\n\n:::', ':::\n\n:::', '19 admonition'],
    [
      'an inner admonition with as many colons',
      'Read this.',
      ':::tip\n\nA\n\n:::',
      '17 admonition',
    ],
    ['an unknown component', '<Value id', '<Vlaue id', '8 component'],
    ['a fold', 'Read this.', '<details>\n\nRead this.\n\n</details>', '17 component'],
    ['an unknown attribute', '<Value id', '<Value name', '8 component'],
    [
      'an unknown value',
      '<Value id="keys-max" />',
      '<Badge tone="succes">A</Badge>',
      '8 component',
    ],
    [
      'an expression as a value',
      '<Value id="keys-max" />',
      '<Badge tone={1}>A</Badge>',
      '8 component',
    ],
    [
      'a value of a flag',
      '<Value id="keys-max" />',
      '<ErrorLookup isOnCodesPage="no" />',
      '8 component',
    ],
    ['an unknown value', 'keys-max', 'keys-mxa', '8 component'],
    ['an unknown label', '>Name<', '>Namme<', '8 label'],
    ['an unknown page', '/obis/other#part', '/obis/othr', '27 target'],
    ['an unknown heading', '#part', '#prat', '27 target'],
    ['a per cent sign in an address', '#part', '#100%', '27 target'],
    ['an unknown heading of the page', '(#steps)', '(#step)', '27 target'],
    ['a link into one language', '/obis/other#part', '/zh/obis/other', '27 target'],
    ['a link to a file', '/obis/other#part', '/obis/other.mdx', '27 target'],
    ['a link without words', '[the steps]', '[]', '27 target'],
    ['a missing picture', 'Read this.', '![A key](/img/no.png)', '17 target'],
    ['an <img> element', 'Read this.', '<img src="/img/logo.svg" alt="A" />', '17 picture'],
    ['a picture without words', 'Read this.', '![](/img/logo.svg)', '17 picture'],
    ['a row without a cell', '| One | Two |', '| One |', '25 table'],
    ['a row with a surplus cell', '| One | Two |', '| One | `a|b` |', '25 table'],
    ['commands for any computer', ' host=pc', '', '29 command-host'],
    ['commands in capitals', 'bash host=pc', 'Bash', '29 command-host'],
    ['an irreversible step', 'Open the page', 'Select <UI>Delete</UI>', '12 irreversible'],
    [
      'an irreversible step with a warning in another section',
      '| One | Two |\n',
      '| One | Two |\n\n:::danger\n\nLost.\n\n:::\n\n## More {/* #more */}\n\n1. Select <UI>Delete</UI>.\n',
      '35 irreversible',
    ],
    [
      'an irreversible step without a danger',
      'role:',
      'irreversible: true\nrole:',
      '3 irreversible',
    ],
    ['an unknown error code', 'Read this.', 'It says VERIFY-99.', '17 error-code'],
    ['a misspelt error code', 'Read this.', 'It says VERFY-01.', '17 error-code'],
    ['a limit by hand', 'Read this.', 'Write at most 12 keys.', '17 number warning'],
    ['a picture with a space', 'Read this.', '![A](/img/Key list 1.png)', '17 picture'],
    ['Chinese on an English page', 'Read this.', 'Read 密钥.', '17 untranslated'],
    ['full-width marks on an English page', 'Read this.', 'Read （this）.', '17 untranslated'],
    ['an American word', 'Read this.', 'Read the color.', '17 spelling'],
    ['a misspelt word', 'Read this.', 'It is tracable.', '17 spelling'],
    ['an -ize spelling', 'Read this.', 'Organize it.', '17 spelling'],
    ['a word of the style list', 'Read this.', 'Click it.', '17 style warning'],
    ['what is left to write', 'Read this.', 'TODO: write this.', '17 todo'],
  ] as const)('%s', (_name, from, to, ...expected) => {
    const text = GOOD.replace(from, () => to);
    expect(text).not.toBe(GOOD);
    expect(show(lint(text))).toEqual(expected);
  });
});

describe('plain text is no problem', () => {
  it.each([
    'Click Save. It is easy to log in, e.g. within 30 days.',
    'Support is there 24 hours a day, 7 days a week. AES-256 is in use.',
    'Wait 10 minutes, then check the e-mail address once more!',
    'If a < b, the value of `{x}` is not used.',
    'A disabled key (see above) is unusable; a lost one too.',
    'The server is called db01.example.com, on port 8443.',
  ])('%s', (text) => {
    const errors = lint(GOOD.replace('Read this.', text)).filter(
      ({severity}) => severity !== 'warning',
    );
    expect(errors).toEqual([]);
  });
});

describe('a Chinese page', () => {
  const CHINESE = `---\ndescription: 没有错误的页面。\ncategory_summary: 密钥及其负责人。\n---\n# 密钥\n\n{}\n`;
  it.each([
    ['导出（CSV）后，查看 3 个文件：“结果”，再运行 `a,b (c)`。'],
    ['用KMS。', '7 typography'],
    ['导出,完成。', '7 typography'],
    ['单击 创建。', '7 typography'],
    ['结果(可选)。', '7 typography', '7 typography'],
    ['参见"密钥。', '7 typography'],
    ['Select the key first.', '7 untranslated'],
    ['| Before you begin this |\n| --- |\n| 内容 |', '7 untranslated'],
    ['<Term id="kcv">校验的值</Term>', '7 term'],
    ['请点击密钥。', '7 style warning'],
    ['**注意。**先备份。', '7 typography', '7 typography'],
  ])('%s', (text, ...expected) => {
    expect(show(lint(CHINESE.replace('{}', text), 'zh'))).toEqual(expected);
  });
});

it('reports a redirect to a page or a heading that is gone', () => {
  const {dir, write} = redirectFolder;
  write(
    'redirects.yaml',
    '# /obis/gone\n- {from: /obis/a, to: /obis/page#steps}\n- {from: /obis/b, to: /obis/page#gone}\n- {from: /obis/c, to: /obis/gone}\n',
  );
  const {page} = parseOrReport('docs/obis/page.mdx', '/obis/page', 'en', GOOD);
  const site = {...linter, siteDir: dir, pages: page ? [page] : [], isIncomplete: false};
  expect(show(redirectTargets(site))).toEqual(['3 target', '4 target']);
});

it('runs each rule that a file of rules/ exports', () => {
  const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const exported = fs
    .readdirSync(path.join(import.meta.dirname, 'rules'))
    .flatMap((file) => [...read(`rules/${file}`).matchAll(/^export const (\w+)/gm)])
    .map(([, name = '']) => name);
  expect(exported).not.toEqual([]);
  const [lists = ''] =
    /^const PAGE_RULES[^]*?^const SITE_RULES[^]*?^\];/m.exec(read('lintTexts.ts')) ?? [];
  const unlisted = exported.filter((name) => !new RegExp(`^  ${name},$`, 'm').test(lists));
  expect(unlisted, 'Fix: add the rule to one of the lists in lintTexts.ts.').toEqual([]);
});

describe('an exemption', () => {
  const exempted = (comment: string) =>
    show(lint(GOOD.replace('Read this.', `${comment}\nRead the color.`)));

  it('removes the problems of its rule on the next line', () => {
    expect(exempted('{/* lint-ignore spelling: a CSS property */}')).toEqual([]);
  });
  it('counts at the end of a line for that line only', () => {
    const item = '- The color. {/* lint-ignore spelling: a CSS property */}';
    expect(lint(GOOD.replace('Read this.', item))).toEqual([]);
    expect(show(lint(GOOD.replace('Read this.', `${item}\n- The color.`)))).toEqual([
      '18 spelling',
    ]);
  });
  it('stands beside another one', () => {
    const comments =
      '{/* lint-ignore term: a name */} {/* lint-ignore spelling: a CSS property */}';
    expect(exempted(comments)).toEqual([]);
  });
  it('needs a reason, and the name of the rule', () => {
    expect(exempted('{/* lint-ignore spelling */}')).toEqual(['18 spelling']);
    expect(exempted('{/* lint-ignore term: a name */}')).toEqual(['18 spelling']);
  });
  it('does not work for syntax', () => {
    const braces = 'Read {this}. {/* lint-ignore syntax: a name */}';
    expect(show(lint(GOOD.replace('Read this.', braces)))).toEqual(['17 syntax']);
  });
  it('works in YAML', () => {
    const yaml = 'a:\n  # lint-ignore spelling: a CSS property\n  - {en: The color, zh: 颜色}\n';
    const texts = (['en', 'zh'] as const).map((each) => readTextFile('data/a.yaml', yaml, each));
    expect(
      lintFiles(linter, {pages: [], problems: []}, texts).filter(
        ({file}) => file === 'data/a.yaml',
      ),
    ).toEqual([]);
  });
});

describe('the site', () => {
  const lintSite = (routes: readonly string[], text = GOOD, using = linter) => {
    const pages = routes.flatMap(
      (route) => parseOrReport(`docs${route}.mdx`, route, 'en', text).page ?? [],
    );
    return lintFiles(using, {pages, problems: []}).map(({rule, message}) => `${rule}: ${message}`);
  };

  it('has an entry in the sidebar for each page, and a page for each entry', () => {
    const found = lintSite(['/obis/other', '/obis/lost']);
    expect(found).toContain('sidebar: there is no page obis/page');
    expect(found).toContain('sidebar: no sidebar has this page');
  });

  it('has a summary of each category on its first page', () => {
    const found = lintSite(['/obis/page'], GOOD.replace(/category_summary: .*\n/, ''));
    expect(found).toContainEqual(
      expect.stringMatching(/^front-matter: category_summary is missing/),
    );
  });
});
