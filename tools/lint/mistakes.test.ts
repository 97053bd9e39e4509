import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {model} from '../../src/plugins/product-model/modelFixture';
import type {Finding} from './finding';
import {lintPages, loadLinter, type Linter} from './lintTexts';
import {readText} from './readSite';

const siteDir = path.resolve(import.meta.dirname, '../..');
const description = 'A page of the manual that shows what a writer may get wrong in it.';
const sidebar = {
  text: `\n  'obis/page',\n  'obis/other',\n`,
  content: {obis: ['obis/page', 'obis/other']},
};

/** A page without a mistake: line 6 is the title. */
const GOOD = `---
description: ${description}
keywords: [one, two, three, four, five, six]
---

# Keys of a factory

Text with <UI>Name</UI>, a <Term id="kcv">value</Term> and <Limit id="keys-max" />.

## Lists {/* #lists */}

1. Open the page.
2. Select a key.
3. Save it.

- One
- Two

:::note

Read this.

:::

## Tables {/* #tables */}

| Name | Meaning |
| --- | --- |
| One | Two |

See [the other page](/obis/other#part) and [the lists](#lists).

\`\`\`mermaid alt="One leads to two, and two to three"
flowchart TD
  A[One] --> B[Two]
  B --> C[Three]
\`\`\`
`;
const OTHER = GOOD.replace(description, `${description} Another one.`)
  .replace('# Keys', '# Locks')
  .replace('/obis/other#part', '/obis/page#tables')
  .replace('## Tables {/* #tables */}', '## Part {/* #part */}');

let linter: Linter;

function lint(text: string): Finding[] {
  const read = [readText('docs/obis/page.mdx', '/obis/page', 'en', text)];
  read.push(readText('docs/obis/other.mdx', '/obis/other', 'en', OTHER));
  const pages = read.flatMap(({page}) => page ?? []);
  const findings = read.flatMap((each) => each.findings);
  return lintPages(linter, {pages, findings});
}

const show = ({line, rule, message, fix}: Finding): string =>
  `${line} ${rule}: ${message} | ${fix}`;

/** What a writer changes in the good page, and the finding that must say so. */
const MISTAKES: readonly (readonly [string, string, string, string])[] = [
  // Lists
  [
    'an item indented by one space',
    '- Two',
    ' - Two',
    '17 list: a list item is indented by 1, the list by 0 ("Two") | indent it by 0, or by 2 to',
  ],
  [
    'a step indented by one space',
    '2. Select',
    ' 2. Select',
    '13 list: a list item is indented by 1',
  ],
  [
    'a paragraph between steps',
    '2. Select a key.',
    '2. Select a key.\n\nIt opens.\n',
    '15 list: this cuts the numbered list of line 12 in two ("It opens.") | indent it by 3',
  ],
  [
    'code at column 0 between steps',
    '2. Select a key.',
    '2. Select a key.\n\n```text\nx\n```\n',
    '15 list: this cuts the numbered list',
  ],
  [
    'a picture between steps that start again',
    '2. Select a key.\n3. Save it.',
    '2. Select a key.\n\n![A picture of the list](/img/logo.svg)\n\n1. Save it.\n2. Close it.',
    '15 list: this cuts the numbered list',
  ],
  [
    'text before a later step',
    '1. Open the page.\n2.',
    'Do this.\n2.',
    '13 list: a step that readers see as text of the paragraph above it ("2. Select a key.") | put an empty line',
  ],
  // Notices
  [
    'a notice without an end',
    'Read this.\n\n:::',
    'Read this.',
    '19 notice: a notice that is never closed (":::note"), so it takes in what follows | write ::: on a line',
  ],
  [
    'too few colons at the end',
    ':::note\n\nRead this.\n\n:::',
    '::::note\n\nRead this.\n\n:::',
    '19 notice: a notice that is never closed ("::::note")',
  ],
  [
    'an inner notice without an end',
    ':::note\n\nRead this.',
    ':::note\n\n:::tip\n\nRead this.',
    '21 notice: a notice that is never closed (":::tip"), so it takes in what follows | write ::: on a line of its own after its text; the notice around it needs more colons',
  ],
  [
    'a title without brackets',
    ':::note\n\nRead',
    ':::note A title\n\nRead',
    '19 notice: colons that readers see (":::note A title") | write :::note[A title]',
  ],
  [
    'a space before the type',
    ':::note\n\nRead',
    '::: note\n\nRead',
    '19 notice: colons that readers see ("::: note") | write :::note',
  ],
  [
    'an unknown type',
    ':::note',
    ':::wraning',
    '19 notice: unknown notice (":::wraning") | use one of note',
  ],
  // Diagrams
  [
    'a missing bracket at an arrow',
    'A[One] --> B[Two]',
    'A[One --> B[Two]',
    '35 diagram: a bracket is not closed ("A[One --> B[Two]")',
  ],
  [
    'a missing bracket at the end',
    'B --> C[Three]',
    'B --> C[Three',
    '36 diagram: cannot read "[Three"',
  ],
  ['a half arrow', 'B --> C[Three]', 'B -> C[Three]', '36 diagram: cannot read "-> C[Three]"'],
  // Front matter
  [
    'no keywords',
    'keywords: [one, two, three, four, five, six]\n',
    '',
    '1 keywords: a page of the manual with 0 keywords',
  ],
  [
    'no description',
    `description: ${description}\n`,
    '',
    '1 description: the page has no description',
  ],
  [
    'a colon in a value',
    'description: A page',
    'description: Page: a page',
    "2 syntax: a colon in the value of description | put the whole value in single quotation marks: description: 'Page: a page",
  ],
  [
    'a value half in quotation marks',
    'description: A page',
    'description: "A page"',
    '2 syntax: the quotation marks of description do not enclose the whole value',
  ],
  [
    'a tab',
    'keywords: [one,',
    'keywords:\n\t- a\nothers: [one,',
    '4 syntax: a tab at the start of the line | indent with two spaces',
  ],
  [
    'an indented entry',
    'keywords: [one',
    ' keywords: [one',
    '3 syntax: the entry keywords is indented | start it at the beginning of the line',
  ],
  [
    'no space after a colon',
    'description: A',
    'description:A',
    '2 syntax: no space after "description:" | write description: A page',
  ],
  [
    'a list without an end',
    'five, six]',
    'five, six',
    '3 syntax: the list of keywords is not closed | end it with ]',
  ],
  [
    'front matter without an end',
    'six]\n---',
    'six]',
    '1 syntax: the front matter has no end | write ---',
  ],
  // Targets
  [
    'a broken link',
    '/obis/other#part',
    '/obis/othr',
    '31 target: broken link: there is no page /obis/othr | ',
  ],
  [
    'a broken anchor',
    '/obis/other#part',
    '/obis/other#prat',
    '31 target: broken anchor: /obis/other has no "#prat" | Did you mean part?',
  ],
  [
    'a broken anchor of the page',
    '(#lists)',
    '(#list)',
    '31 target: broken anchor: this page has no "#list" | Did you mean lists?',
  ],
  [
    'a missing picture',
    'Read this.',
    '![A picture of keys](/img/keys.png)',
    '21 target: missing picture: there is no static/img/keys.png',
  ],
  // Names
  [
    'an unknown term',
    'Term id="kcv"',
    'Term id="kvc"',
    '8 component: <Term>: there is no term "kvc" | Did you mean kcv?',
  ],
  [
    'an unknown limit',
    'Limit id="keys-max"',
    'Limit id="keys-mx"',
    '8 component: <Limit>: there is no limit "keys-mx" | Did you mean keys-max?',
  ],
  [
    'an unknown permission',
    'Read this.',
    '<PermissionNote ids="key-crate" />',
    '21 component: <PermissionNote>: there is no permission "key-crate" | Did you mean key-create?',
  ],
  [
    'an unknown entity',
    'Read this.',
    '<FieldTable entity="kye" />',
    '21 component: <FieldTable>: there is no entity "kye" with fields | Did you mean key?',
  ],
  [
    'an unknown state',
    'Read this.',
    'It is <State entity="key" id="enable" />.',
    '21 component: <State>: there is no state "key.enable" | Did you mean key.enabled?',
  ],
  [
    'an unknown error',
    'Read this.',
    '<ErrorTable ids="verify-02" />',
    '21 component: <ErrorTable>: there is no error "verify-02" | Did you mean verify-01?',
  ],
  [
    'an unknown component',
    '<Limit id',
    '<Limt id',
    '8 component: there is no component <Limt> | Did you mean Limit',
  ],
  // MDX
  [
    'a heading id in braces',
    '{/* #tables */}',
    '{#tables}',
    '25 syntax: the id of the heading is not a comment ("{#tables}") | write {/* #tables */}',
  ],
  [
    'less than',
    'Read this.',
    'Wait <5 s.',
    '21 syntax: MDX takes the sign "<" for the start of a component ("<5 s.") | write it in words ("fewer than", "less than"), or write a backslash before it: \\<5',
  ],
  [
    'a placeholder',
    'Read this.',
    'Type <serial number> here.',
    '21 syntax: MDX takes the sign "<" for the start of a component ("<serial number> here.") | put it in code: `<serial number>`',
  ],
  [
    'a brace',
    'Read this.',
    'Type {serial number}.',
    '21 syntax: MDX takes a brace for the start of code ("{serial number}.") | put it in code: `{serial number}`',
  ],
  [
    'a brace around a word',
    'Read this.',
    'Type {serial}.',
    '21 code: MDX takes a brace for the start of code ("{serial}") | put it in code: `{serial}`',
  ],
  [
    'an open brace',
    'Read this.',
    'Type { here.',
    '21 syntax: MDX takes a brace for the start of code, and nothing closes it',
  ],
  [
    'a line break',
    '| One |',
    '| One<br>more |',
    '29 syntax: the tag <br> is not closed | write <br />',
  ],
  ['a tag that is not closed', '<UI>Name</UI>', '<UI>Name', '8 syntax: <UI> is not closed'],
  [
    'a tag closed in other letters',
    '</UI>',
    '</Ui>',
    '8 syntax: </Ui> does not close <UI> | write </UI>',
  ],
  [
    'tags across each other',
    '<Term id="kcv">value</Term>',
    '<Term id="kcv"><UI>Name</Term></UI>',
    '8 syntax: <UI> is not closed before </Term> | write </UI> before </Term>',
  ],
  ['a stray closing tag', 'Read this.', 'Read this.</UI>', '21 syntax: </UI> closes nothing here'],
  [
    'a tag over a paragraph',
    'Read this.\n\n:::',
    'Read <Example>this.\n\n:::\n\n</Example>',
    '21 syntax: <Example> opens in a paragraph, and closes outside of it',
  ],
  ['no slash at its end', '"keys-max" />', '"keys-max">', '8 syntax: <Limit> is not closed'],
  [
    'curly quotation marks',
    'id="kcv"',
    'id=“kcv”',
    '8 syntax: the value of id needs straight quotation marks ("“kcv”>value</Term> a…") | write id="kcv"',
  ],
  [
    'an HTML comment',
    'Read this.',
    '<!-- later -->',
    '21 syntax: an HTML comment ("<!--"), which MDX does not have | write {/* later */}',
  ],
  [
    'an address in angle brackets',
    'Read this.',
    '<https://example.com>',
    '21 syntax: an address between "<" and ">" is no link in MDX ("<https://example.com>") | write [https://example.com](https://example.com)',
  ],
  [
    'a sentence that starts with import',
    'Read this.',
    'import the key first.',
    '21 syntax: MDX takes a line that starts with "import" for code',
  ],
  ['a bar in a cell', '| One |', '| `a|b` |', '29 table: a row of 3 cells in a table of 2'],
];

describe('the mistakes that writers make', {timeout: 60_000}, () => {
  beforeAll(async () => {
    linter = await loadLinter(siteDir, model, sidebar);
  }, 60_000);

  it('are not in a good page', () => {
    expect(lint(GOOD).map(show)).toEqual([]);
  });

  it.each(MISTAKES)('%s', (_name, from, to, says) => {
    expect(GOOD).toContain(from);
    const findings = lint(GOOD.replace(from, () => to)).map(show);
    expect(findings.find((each) => each.startsWith(says)) ?? findings).toContain(says);
  });
});
