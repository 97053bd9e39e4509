import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
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

/** What a writer changes in the good page, and the start of the finding that must say so. */
type Mistake = {
  readonly mistake: string;
  readonly from: string;
  readonly to: string;
  readonly says: string;
};

const MISTAKES = parse(
  fs.readFileSync(path.join(import.meta.dirname, 'mistakes.yaml'), 'utf8'),
) as Mistake[];

describe('the mistakes that writers make', {timeout: 60_000}, () => {
  beforeAll(async () => {
    linter = await loadLinter(siteDir, model, sidebar);
  }, 60_000);

  it('are not in a good page', () => {
    expect(lint(GOOD).map(show)).toEqual([]);
  });

  it('are said once, of a table without a separator', () => {
    const findings = lint(GOOD.replace('| --- | --- |\n', '')).map(show);
    expect(findings).toEqual([expect.stringMatching(/^27 layout/)]);
  });

  it('are said once, of a name that is no address', () => {
    const read = [
      readText('docs/obis/Page.mdx', '/obis/Page', 'en', GOOD),
      readText('docs/obis/other.mdx', '/obis/other', 'en', OTHER),
    ];
    const pages = read.flatMap(({page}) => page ?? []);
    const rules = lintPages(linter, {pages, findings: []}).map(({rule}) => rule);
    expect(rules).toEqual(['file-name']);
  });

  it.each([
    ['tables', ['VERIFY-01 has no section on the page /obis/reference/error-codes']],
    ['verify', []],
  ])('say of a code where its section %s is', (id, messages) => {
    const address = '/obis/reference/error-codes';
    const text = GOOD.replace('#tables', `#${id}`);
    const {page} = readText(`docs${address}.mdx`, address, 'en', text);
    const findings = lintPages(linter, {pages: page ? [page] : [], findings: []});
    const own = findings.filter(({file}) => file === 'data/errors/verify.yaml');
    expect(own.map(({message}) => message)).toEqual(messages);
  });

  it.each(MISTAKES)('$mistake', ({from, to, says}) => {
    expect(GOOD).toContain(from);
    const findings = lint(GOOD.replace(from, () => to)).map(show);
    expect(findings.find((each) => each.startsWith(says)) ?? findings).toContain(says);
  });
});
