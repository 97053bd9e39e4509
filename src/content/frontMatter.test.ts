import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {FRONT_MATTER, parseFrontMatter, readFrontMatter} from './frontMatter';

const page = (...entries: string[]) => `---\ndescription: A page.\n${entries.join('\n')}\n---\n`;

it.each([
  ['a colon in a value', page('title: Keys: all'), 3, 'quotation marks'],
  ['a tab', page('keywords:', '\t- a'), 4, 'replace the tab with spaces'],
  ['no end', '---\ntitle: a\n\n# Title\n', 1, 'write ---'],
  ['a sentence in place of entries', '---\nKeys of a factory\n---\n', 1, 'name: value'],
])('stops at %s', (_name, text, line, fix) => {
  expect(() => parseFrontMatter(text, 'docs/a.mdx')).toThrow(
    new RegExp(`^docs/a\\.mdx:${line}:\\d+ syntax: .*${fix}`),
  );
});

describe('a problem in a value', () => {
  it.each([
    ['no description', '---\ntitle: a\n---\n', 1, "write description: 'a text"],
    ['an unknown key', page('roles: operator'), 3, 'Did you mean role?'],
    ['another unknown key', page('who: me'), 3, 'remove it, or write one of: category'],
    ['an unknown role', page('role: pilot'), 3, 'write operator or site'],
    ['a number as a text', page('sidebar_label: 3.10'), 3, "write '3.10', in quotation marks"],
    [
      'a number in a list',
      page('keywords:', '  - a', '  - 404'),
      5,
      "write '404', in quotation marks",
    ],
    ['a text in place of a list', page('keywords: a, b'), 3, 'write keywords: [a phrase'],
    ['too many keywords', page(`keywords: [${'a, '.repeat(12)}b]`), 3, 'at most 12'],
    ['an empty value', page('title:'), 3, "write title: 'a text"],
    ['permissions without a role', page('permissions: [key-view]'), 3, 'write role: operator'],
    ['a task without words', page('tasks:', '  - role: operator'), 4, 'write tasks: [{role'],
  ])('%s', (_name, text, line, fix) => {
    const {problems} = readFrontMatter(text);
    expect(problems).toEqual([expect.objectContaining({line})]);
    expect(problems[0]?.fix).toContain(fix);
    expect(() => parseFrontMatter(text, 'docs/a.mdx')).toThrow(`docs/a.mdx:${line} front-matter: `);
  });
});

it('accepts a byte order mark, any line ends, and a page without front matter', () => {
  const text = `\uFEFF${page('title: "a: b"', 'role: operator')}`.replaceAll('\n', '\r\n');
  expect(parseFrontMatter(text, 'docs/a.mdx')).toEqual({
    description: 'A page.',
    title: 'a: b',
    role: 'operator',
  });
  expect(readFrontMatter('# Title\n').values).toEqual({});
});

const siteDir = path.resolve(import.meta.dirname, '../..');

it.each(['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])(
  'has the keys that the guide in %s lists, and requires the same ones',
  (folder) => {
    const guide = fs.readFileSync(path.join(siteDir, folder, 'create-a-document.mdx'), 'utf8');
    const section = /\{\/\* #front-matter \*\/\}\n([^]*?)\n## /.exec(guide)?.[1] ?? '';
    const rows = [...section.matchAll(/^\| `(\w+)` \| (?:no|否|(\S+))/gm)];
    const isRequired = rows.map(([, key, required]) => [key, required !== undefined]);
    const expected = Object.entries(FRONT_MATTER).map(([key, each]) => [key, 'requiredOn' in each]);
    expect(isRequired.sort()).toEqual(expected.sort());
  },
);
