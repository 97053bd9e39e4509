import {describe, expect, it} from 'vitest';
import type {Page} from '../page';
import type {PageRule} from '../rule';
import {checkPatterns, shown, testContext, testPage, type Scenario} from '../testing';
import {notices} from './notices';
import {
  altText,
  commandHost,
  description,
  headingIds,
  headingLevels,
  keywords,
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
    it.each(table)('$name', ({text, says = [], language}) => {
      expect(shown(rule.check(testPage(text, language), testContext()))).toEqual(says);
    });
  });

describeRule('todo', todo, [
  {name: 'nothing left', text: '# Create a todo list'},
  {
    name: 'in front matter and text',
    text: "---\nkeywords: ['TODO: some']\n---\n\n# A\n\n1. TODO: the first action.",
    says: ['2 2 places are left to write, in lines 2, 7'],
  },
]);

describeRule('heading ids', headingIds, [
  {name: 'with an id', text: '# Title\n\n## Steps {/* #steps */}'},
  {name: 'without', text: '## Steps', says: ['1 heading without an id ("Steps")']},
  {
    name: 'another comment',
    text: '## Steps {/* steps */}',
    says: ['1 heading without an id ("Steps")'],
  },
  {
    name: 'twice',
    text: '## A {/* #a */}\n\n### B {/* #a */}',
    says: ['3 id of line 1 again ("a")'],
  },
  {name: 'capitals', text: '## A {/* #My_Id */}', says: ['1 bad id ("My_Id")']},
]);

describeRule('title', title, [
  {name: 'first', text: '---\ntitle: A\n---\n\n# Title'},
  {name: 'late', text: 'Text\n\n# Title', says: ['1 the page does not start with a title']},
]);

const fifty = 'A description that is long enough to say something.';
describeRule('description', description, [
  {name: 'good', text: `---\ndescription: ${fifty}\n---`},
  {name: 'none', text: '# Title', says: ['1 the page has no description']},
  {
    name: 'short',
    text: '---\nid: x\ndescription: Short\n---',
    says: ['3 description of 5 characters ("Short")'],
  },
  {
    name: 'short in Chinese',
    text: '---\ndescription: 在安全模块中生成密钥，或导入已封装的密钥。\n---',
    language: 'zh',
  },
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
  {name: 'enough', text: listing(3)},
  {name: 'one on each line', text: `---\nkeywords:\n${'  - a b\n'.repeat(6)}---`},
  {name: 'none', text: '# Title', says: ['1 a page of the manual with 0 keywords']},
  {name: 'too few', text: listing(2), says: ['2 a page of the manual with 4 keywords']},
  {
    name: 'too many, in Chinese',
    text: listing(8),
    language: 'zh',
    says: ['2 a page of the manual with 16 keywords'],
  },
  {
    name: 'no list',
    text: '---\nkeywords: a, b\n---',
    says: ['2 a page of the manual with 0 keywords'],
  },
]);

it('asks for keywords in the manual only', () => {
  const page = {...testPage('# Title'), route: '/create-a-document'};
  expect(keywords.check(page, testContext())).toEqual([]);
});

describeRule('notices', notices, [
  {name: 'of a known type', text: ':::warning[Check]\n\nText\n\n:::'},
  {name: 'around another', text: '::::note\n\n:::tip\n\nText\n\n:::\n\n::::'},
  {name: 'in code', text: '```md\n:::wraning\n\nText\n\n:::\n```'},
  {
    name: 'misspelt',
    text: 'Text\n\n:::wraning\n\nText\n\n:::',
    says: ['3 unknown notice (":::wraning")'],
  },
  {
    name: 'with a title that stays English',
    text: ':::success\n\nText\n\n:::',
    says: ['1 unknown notice (":::success")'],
  },
  {
    name: 'inside another',
    text: '::::note\n\n:::important\n\nText\n\n:::\n\n::::',
    says: ['3 unknown notice (":::important")'],
  },
]);

describeRule('text alternatives', altText, [
  {name: 'a picture with one', text: '![The list of keys](/img/a.png)'},
  {name: 'a picture without', text: '![](/img/a.png)', says: ['1 text alternative too short ("")']},
  {
    name: 'a figure without',
    text: '<Figure light="/a.svg" />',
    says: ['1 text alternative too short ("")'],
  },
  {name: 'a diagram with one', text: '```mermaid alt="A leads to B"\ngraph TD\n```'},
  {
    name: 'a diagram with one that says nothing',
    text: '```mermaid alt="Diagram"\ngraph TD\n```',
    says: ['1 text alternative too short ("Diagram")'],
  },
]);

describeRule('tables', tableColumns, [
  {name: 'equal', text: '| A | B |\n| --- | --- |\n| 1 | 2 |'},
  {
    name: 'a cell too few',
    text: '| A | B |\n| --- | --- |\n| 1 |',
    says: ['3 a row of 1 cells in a table of 2 ("1")'],
  },
  {
    name: 'a bar in a cell',
    text: '| A | B |\n| --- | --- |\n| 1 | a | b |',
    says: ['3 a row of 3 cells in a table of 2 ("1ab")'],
  },
]);

describeRule('HTML', rawHtml, [
  {name: 'components', text: '<UI>Save</UI>'},
  {
    name: 'what has no component',
    text: '<details>\n<summary>Why</summary>\n\nText<br />\n\n</details>',
  },
  {name: 'a div', text: '<div>\n\nText\n\n</div>', says: ['1 raw HTML ("<div>")']},
  {name: 'inline', text: 'A <b>word</b>.', says: ['1 raw HTML ("<b>")']},
]);

describeRule('links', links, [
  {
    name: 'good',
    text: '[Keys](/obis/keys#steps) [Steps](#steps) [Site](https://example.com) [Home](/)',
  },
  {name: 'relative', text: '[Keys](keys)', says: ['1 relative link ("keys")']},
  {
    name: 'with a language',
    text: '[Keys](/zh/obis/keys)',
    says: ['1 link into one language ("/zh/obis/keys")'],
  },
  {
    name: 'a file',
    text: '[Keys](/obis/keys.mdx#a)',
    says: ['1 link to a file ("/obis/keys.mdx#a")'],
  },
  {
    name: 'a last slash',
    text: '[Keys](/obis/keys/)',
    says: ['1 link ends in a slash ("/obis/keys/")'],
  },
  {
    name: 'vague',
    text: '[here](/obis/keys)',
    says: ['1 link that does not say where it leads ("here")'],
  },
  {name: 'a sample', text: '<ThemePair>\n\n[link](/obis/keys)\n\n</ThemePair>'},
]);

describeRule('host of commands', commandHost, [
  {name: 'named', text: '```bash host=edge\nls\n```\n\n```text\nfile\n```'},
  {
    name: 'missing, in a list',
    text: '1. Look:\n\n   ```powershell\n   dir\n   ```',
    says: ['3 commands without the computer that they are for'],
  },
  {
    name: 'unknown',
    text: '```bash host=moon\nls\n```',
    says: ['1 commands without the computer that they are for'],
  },
]);

describeRule('heading levels', headingLevels, [
  {name: 'good', text: '# A\n\n## B\n\n### C\n\n## D'},
  {name: 'a skipped level', text: '# A\n\n### C', says: ['3 a heading skips a level']},
  {name: 'two titles', text: '# A\n\n# B', says: ['3 second title on the page']},
]);

describeRule('markdown', markdown, [
  {name: 'a fence with a language', text: '```bash\nls\n```'},
  {name: 'an address as a text', text: '[https://example.com](https://example.com)'},
  {name: 'a bare address', text: 'See https://example.com now.', says: ['1 bare address']},
  {
    name: 'a fence without a language',
    text: '```\nls\n```',
    says: ['1 code fence without a known language'],
  },
]);

it.each<Scenario>([
  {name: 'closed before a mark', text: '**注意**。先备份。'},
  {name: 'closed after a mark, at the end', text: '先备份。**注意。**'},
  {name: 'in code', text: '`**注意。**先`'},
  {
    name: 'closed after a mark, before a character',
    text: '**注意。**先备份。',
    says: ['1 asterisks that are shown ("**注意。**先备份。")'],
  },
])('asterisks $name', ({text, says = []}) => {
  expect(checkPatterns('emphasis', text, 'zh')).toEqual(says);
});
