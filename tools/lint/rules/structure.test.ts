import {describe, expect, it} from 'vitest';
import type {Page} from '../page';
import type {PageRule} from '../rule';
import {checkPatterns, itSays, shown, testContext, testPage, type Scenario} from '../testing';
import {description, fileName, keywords} from './head';
import {notices} from './notices';
import {
  altText,
  commandHost,
  headingIds,
  headingLevels,
  links,
  markdown,
  rawHtml,
  tableColumns,
  title,
  todo,
} from './structure';
import {sameDescriptions} from './targets';

const describeRule = (name: string, rule: PageRule, table: readonly Scenario[]) =>
  describe(name, () => {
    itSays(table, (text, language) => shown(rule.check(testPage(text, language), testContext())));
  });

describeRule('todo', todo, [
  ['nothing left', '# Create a todo list'],
  ['two', "---\nid: 'TODO: a'\n---\n\n1. TODO: b", '2 still to write: 2, in line 2, 5'],
]);

describeRule('heading ids', headingIds, [
  ['with an id', '# Title\n\n## Steps {/* #steps */}'],
  ['without', '## Steps', '1 heading without an id ("Steps")'],
  ['another comment', '## Steps {/* steps */}', '1 heading without an id ("Steps")'],
  ['twice', '## A {/* #a */}\n\n### B {/* #a */}', '3 id of line 1 again ("a")'],
  ['capitals', '## A {/* #My_Id */}', '1 bad id ("My_Id")'],
]);

describeRule('title', title, [
  ['first', '---\ntitle: A\n---\n\n# Title'],
  ['late', 'Text\n\n# Title', '1 the page does not start with a title'],
]);

it('a file name is an address', () => {
  const check = (route: string) =>
    fileName.check({...testPage(''), route}, testContext()).map(({fix}) => fix);
  expect(check('/obis/common/glossary')).toEqual([]);
  expect(check('/obis/Renew a CA')).toEqual(['rename it in both languages: /obis/renew-a-ca.mdx']);
});

const fifty = 'A description that is long enough to say something.';
describeRule('description', description, [
  ['good', `---\ndescription: ${fifty}\n---`],
  ['short', '---\nid: x\ndescription: Short\n---', '3 description of 5 characters ("Short")'],
  ['Chinese', '---\ndescription: 在安全模块中生成密钥，或导入已封装的密钥。\n---', undefined, 'zh'],
]);

const sidebar = {content: {}, text: ''};
describe('descriptions', () => {
  it('are different on every page', () => {
    const page = testPage(`---\ndescription: ${fifty}\n---`);
    const find = (...pages: Page[]) =>
      shown(sameDescriptions({...testContext(), sidebar, pages, isIncomplete: false}));
    expect(find(page)).toEqual([]);
    expect(find(page, {...page, file: 'other'})).toEqual([
      `2 description of docs/obis/page.mdx again ("${fifty}")`,
    ]);
  });
});

const listing = (count: number) => `---\nkeywords: [${Array(count).fill('a, b').join(', ')}]\n---`;
describeRule('keywords', keywords, [
  ['enough', listing(3)],
  ['one on each line', `---\nkeywords:\n${'  - a b\n'.repeat(6)}---`],
  ['too few', listing(2), '2 a page of the manual with 4 keywords'],
  ['too many, in Chinese', listing(16), '2 a page of the manual with 32 keywords', 'zh'],
  ['no list', '---\nkeywords: a, b\n---', '2 keywords without brackets around them'],
]);

it('asks for keywords in the manual only', () => {
  const page = {...testPage('# Title'), route: '/create-a-document'};
  expect(keywords.check(page, testContext())).toEqual([]);
});

describeRule('notices', notices, [
  ['of a known type', ':::warning[Check]\n\nText\n\n:::'],
  ['around another', '::::note\n\n:::tip\n\nText\n\n:::\n\n::::'],
  ['in code', '```md\n:::wraning\n\nText\n\n:::\n```'],
  ['without a Chinese title', ':::success\n\nText\n\n:::', '1 unknown notice (":::success")'],
  ['inside another', '::::note\n\n:::vital\n\n:::\n\n::::', '3 unknown notice (":::vital")'],
]);

describeRule('text alternatives', altText, [
  ['a picture with one', '![The list of keys](/img/a.png)'],
  ['a picture without', '![](/img/a.png)', '1 text alternative too short ("")'],
  ['a figure without', '<Figure light="/a.svg" />', '1 text alternative too short ("")'],
  ['a diagram with one', '```mermaid alt="A leads to B"\ngraph TD\n```'],
  ['a vague one', '```mermaid alt="Diagram"\n```', '1 text alternative too short ("Diagram")'],
]);

describeRule('tables', tableColumns, [
  ['equal', '| A | B |\n| --- | --- |\n| 1 | 2 |'],
  [
    'a cell too few',
    '| A | B |\n| --- | --- |\n| 1 |',
    '3 a row of 1 cells in a table of 2 (| 1 |)',
  ],
]);

describeRule('HTML', rawHtml, [
  ['components', '<UI>Save</UI>'],
  ['what has no component', '<details>\n<summary>Why</summary>\n\nText<br />\n\n</details>'],
  ['the id of a heading that went', '<a id="old" />'],
  ['a link', '<a href="/">Home</a>', '1 raw HTML ("<a>")'],
  ['a div', '<div>\n\nText\n\n</div>', '1 raw HTML ("<div>")'],
  ['inline', 'A <b>word</b>.', '1 raw HTML ("<b>")'],
]);

describeRule('links', links, [
  ['good', '[Keys](/obis/keys#steps) [Steps](#steps) [Site](https://example.com) [Home](/)'],
  ['relative', '[Keys](keys)', '1 relative link ("keys")'],
  ['with a language', '[Keys](/zh/obis/keys)', '1 link into one language ("/zh/obis/keys")'],
  ['a file', '[Keys](/obis/keys.mdx#a)', '1 link to a file ("/obis/keys.mdx#a")'],
  ['past the router', '[K](pathname:///a)', '1 link that leaves the language ("pathname:///a")'],
  ['in braces', '<Link to={"/en/a"}>K</Link>', '1 link into one language ("/en/a")'],
  ['a last slash', '[Keys](/obis/keys/)', '1 link ends in a slash ("/obis/keys/")'],
  ['vague', '[here](/obis/keys)', '1 link that does not say where it leads ("here")'],
  ['a sample', '<ThemePair>\n\n[link](/obis/keys)\n\n</ThemePair>'],
]);

describeRule('host of commands', commandHost, [
  ['named', '```bash host=edge\nls\n```\n\n```text\nfile\n```'],
  [
    'none',
    '1. A\n\n   ```bat\n   dir\n   ```',
    '3 commands without the computer that they are for',
  ],
  ['unknown', '```bash host=moon\nls\n```', '1 commands without the computer that they are for'],
]);

describeRule('heading levels', headingLevels, [
  ['good', '# A\n\n## B\n\n### C\n\n## D'],
  ['a skipped level', '# A\n\n### C', '3 a heading skips a level'],
  ['two titles', '# A\n\n# B', '3 second title on the page'],
]);

describeRule('markdown', markdown, [
  ['a fence with a language', '```bash\nls\n```'],
  ['an address as a text', '[https://example.com](https://example.com)'],
  ['a bare address', 'See https://example.com now.', '1 bare address'],
  ['a fence without a language', '```\nls\n```', '1 code fence without a known language'],
]);

describe('asterisks', () => {
  const text = '**注意。**先备份。';
  const table: Scenario[] = [
    ['closed before a mark', '**注意**。先备份。'],
    ['closed after a mark, at the end', '先备份。**注意。**'],
    ['in code', '`**注意。**先`'],
    ['closed after a mark, before a character', text, `1 asterisks that are shown ("${text}")`],
  ];
  itSays(table, (each) => checkPatterns('emphasis', each, 'zh'));
});
