import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {findTranslationProblems} from '../../src/plugins/translations/comparePages';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {listPagePairs} from '../../src/content/pagePairs';
import {PAGE_ROLES} from '../../src/content/roles';
import {writeTranslationRecord} from '../../src/plugins/translations/translationRecord';
import {REQUIRED_ROUTES} from '../../tests/fixtures/requiredRoutes';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {parseLintPage} from '../lint/readPages';
import type {LintContext} from '../lint/rule';
import {heading} from '../lint/rules/heading';
import {todo} from '../lint/rules/todo';
import {applyChanges} from './applyChanges';
import {addToSidebar, pageTemplate, planNewPage, type NewPage} from './createPage';
import {editRedirects} from './editRedirects';
import {planMove, replaceRoute} from './movePage';

const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs/current';
const SIDEBARS = `const sidebars: SidebarsConfig = {
  obis: [
    {type: 'doc', id: 'obis/start', key: 'start'},
    {
      type: 'category',
      label: 'Keys',
      key: 'kms',
      // The order of the work.
      items: ['obis/kms/overview', 'obis/kms/import-a-key'],
    },
  ],
};

export default sidebars;
`;

const {dir, read, write} = temporaryFolder();
const file = (name: string) => path.join(dir, name);

/** A page in both languages, whose translation is recorded for this or another English text. */
function writePage(route: string, english: string, chinese: string, recorded = english): void {
  write(`docs${route}.mdx`, english);
  const record = {source: 'en', hash: hashPage(recorded)} as const;
  write(`${TRANSLATED}${route}.mdx`, writeTranslationRecord(chinese, record));
}

const states = () =>
  Object.fromEntries(
    listPagePairs(dir, 'zh').map((pair) => [
      pair.route,
      findTranslationProblems(pair)[0]?.rule ?? 'fresh',
    ]),
  );

beforeEach(() => {
  write('sidebars.ts', SIDEBARS);
  write('.prettierrc', '{"singleQuote": true, "bracketSpacing": false, "printWidth": 100}');
  write('redirects.yaml', '# Old addresses.\n[]\n');
  write(
    'tests/spec/SPECIFICATION.md',
    '- common/glossary (the main doc)\n- edge/: batch, sign-in\n',
  );
  writePage('/obis/kms/overview', '# Key overview\n', '# 密钥概述\n');
  writePage(
    '/obis/kms/import-a-key',
    '# Import a key\n\n## Steps {/* #steps */}\n\nSee [below](#steps).\n',
    '# 导入密钥\n\n## 步骤 {/* #steps */}\n\n参见[下文](#steps)。\n',
  );
});

describe('addToSidebar', () => {
  it.each([
    ['obis/kms/overview', /overview', 'obis\/new', 'obis\/kms\/import/],
    ['obis/start', /key: 'start'}, 'obis\/new',\n/],
    ['obis/kms/import-a-key', /\/\/ The order of the work\.\n.*import-a-key', 'obis\/new'\]/],
  ])('adds a page after %s', (after, expected) => {
    expect(addToSidebar(SIDEBARS, 'obis/new', after)).toMatch(expected);
  });
});

describe('a new page', () => {
  const PAGE: NewPage = {
    route: 'obis/kms/rotate-a-key',
    titles: {en: 'Juggle a key', zh: '轮换密钥'},
    after: 'obis/kms/overview',
  };

  it('is there in both languages, fresh, with its entry in the sidebar', () => {
    const {changes} = planNewPage(dir, PAGE);
    applyChanges(dir, changes);
    expect(states()['/obis/kms/rotate-a-key']).toBe('fresh');
    expect(read('sidebars.ts')).toContain(
      "items: ['obis/kms/overview', 'obis/kms/rotate-a-key', 'obis/kms/import-a-key']",
    );
  });

  it('is English only without a Chinese title', () => {
    const {changes} = planNewPage(dir, {...PAGE, titles: {en: 'Juggle a key'}});
    applyChanges(dir, changes);
    expect(states()['/obis/kms/rotate-a-key']).toBe('missing');
  });

  it.each(['en', 'zh'] as const)(
    'has valid headings in %s, and a TODO for each text',
    (language) => {
      const text = pageTemplate(language, 'Title');
      const page = parseLintPage('docs/obis/page.mdx', '/obis/page', language, text);
      expect(text).toContain(PAGE_ROLES.join(', '));
      const firstLine = text.split('\n').findIndex((line) => line.includes('TODO')) + 1;
      expect(heading.check(page, {} as LintContext)).toEqual([]);
      expect(todo.check(page, {} as LintContext).map(({line}) => line)).toEqual([firstLine]);
    },
  );

  it.each([
    [{route: 'obis/kms/overview'}, /docs\/obis\/kms\/overview\.mdx is there already/],
    [{route: 'kms/rotate'}, /--path: "kms\/rotate" is no address/],
    [{route: 'obis/kms/Juggle_Key'}, /lower-case words with hyphens/],
    [{after: 'obis/kms/overvew'}, /--after: .*no page .*overvew\. .*mean obis\/kms\/overview/],
  ] as const)('writes nothing for %j', (wrong, message) => {
    expect(() => planNewPage(dir, {...PAGE, ...wrong})).toThrow(message);
    expect(existsSync(file('docs/obis/kms/rotate-a-key.mdx'))).toBe(false);
  });

  it('refuses an address that has moved', () => {
    write('redirects.yaml', '- {from: /obis/kms/rotate-a-key, to: /obis/kms/overview}\n');
    expect(() => planNewPage(dir, PAGE)).toThrow('redirects.yaml leads from');
  });
});

describe('replacing addresses', () => {
  it.each([
    ['[A](/obis/kms/a#steps) or /obis/kms/a.', '[A](/obis/keys/b#steps) or /obis/keys/b.'],
    ["'obis/kms/a', docs/obis/kms/a.mdx", "'obis/keys/b', docs/obis/keys/b.mdx"],
    ['http://127.0.0.1:3000/obis/kms/a', 'http://127.0.0.1:3000/obis/keys/b'],
    ['/obis/kms/a-key /obis/kms/a/b /obis/kms /xobis/kms/a', undefined],
    ['[A](/1.0/obis/kms/a), versioned_docs/version-1.0/obis/kms/a.mdx', undefined],
  ])('%s', (text, expected = text) => {
    expect(replaceRoute(text, '/obis/kms/a', '/obis/keys/b')).toBe(expected);
  });
});

it.each([
  ['# C\n[]\n', '/a', '/b', '# C\n- {from: /a, to: /b}\n'],
  ['- {from: /z, to: /a}\n', '/a', '/b', '- {from: /z, to: /b}\n- {from: /a, to: /b}\n'],
  ['- {from: /z, to: /a#x}\n', '/a', '/b', '- {from: /z, to: /b#x}\n- {from: /a, to: /b}\n'],
  ['- {from: /b, to: /a}\n', '/a', '/b', '- {from: /a, to: /b}\n'],
])('%j after %s has become %s', (text, from, to, expected) => {
  expect(editRedirects(text, from, to)).toBe(expected);
});

describe('a move', () => {
  const OLD = '/obis/kms/import-a-key';
  const NEW = '/obis/kms/bring-a-key';

  beforeEach(() => {
    const link = `See [Import](${OLD}#steps).\n`;
    writePage('/obis/fresh', `# Fresh\n\n${link}`, `# 新\n\n${link}`);
    writePage('/obis/stale', `# Stale\n\n${link}`, `# 旧\n\n${link}`, '# Before\n');
    write('data/errors/kms.yaml', `errors:\n  - {id: kms-01, see: ${OLD}#steps}\n`);
  });

  const move = (from = OLD, to = NEW) => {
    const {changes, notes} = planMove(dir, from, to);
    applyChanges(dir, changes);
    return notes;
  };

  it('moves files, sidebar entry and links of both languages, and leaves a redirect', () => {
    move();
    expect([
      existsSync(file(`docs${OLD}.mdx`)),
      existsSync(file(`${TRANSLATED}${NEW}.mdx`)),
    ]).toEqual([false, true]);
    expect(read('sidebars.ts')).toBe(SIDEBARS.replace('import-a-key', 'bring-a-key'));
    expect(read('data/errors/kms.yaml')).toContain(`see: ${NEW}#steps`);
    expect(read(`${TRANSLATED}/obis/fresh.mdx`)).toContain(`(${NEW}#steps)`);
    expect(read('redirects.yaml')).toBe(`# Old addresses.\n- {from: ${OLD}, to: ${NEW}}\n`);
    expect(states()).toEqual({
      '/obis/fresh': 'fresh',
      '/obis/kms/bring-a-key': 'fresh',
      '/obis/kms/overview': 'fresh',
      '/obis/stale': 'stale',
    });
  });

  it('leaves the pages of a cut version as they are, because their addresses stay', () => {
    const folders = ['versioned_docs', 'i18n/zh/docusaurus-plugin-content-docs'];
    const cut = folders.map((folder) => `${folder}/version-1.0/obis/fresh.mdx`);
    for (const name of cut) write(name, `# Fresh\n\n[Import](/1.0${OLD})\n`);
    move();
    for (const name of cut) expect(read(name)).toContain(`(/1.0${OLD})`);
  });

  it('there and back changes nothing but the redirects, which do not lead in a circle', () => {
    const before = [`docs${OLD}.mdx`, `${TRANSLATED}/obis/fresh.mdx`, 'sidebars.ts'].map(read);
    move();
    move(NEW, OLD);
    expect([`docs${OLD}.mdx`, `${TRANSLATED}/obis/fresh.mdx`, 'sidebars.ts'].map(read)).toEqual(
      before,
    );
    expect(read('redirects.yaml')).toBe(`# Old addresses.\n- {from: ${NEW}, to: ${OLD}}\n`);
  });

  it('keeps the comments between redirects, and leads all of them to the new address', () => {
    const redirects = (to: string) => `# Old addresses.
# Two lines.
- {from: /obis/kms/one, to: /obis/kms/overview}
# Merged in 2026.
- {from: /obis/kms/two, to: ${to}#steps} # the steps
- {from: /obis/kms/three, to: ${to}}
`;
    write('redirects.yaml', redirects(OLD));
    move();
    expect(read('redirects.yaml')).toBe(`${redirects(NEW)}- {from: ${OLD}, to: ${NEW}}\n`);
  });

  it('says what it leaves to the writer', () => {
    const notes = move(OLD, '/obis/fresh-keys');
    expect(notes).toContainEqual(expect.stringMatching(/sidebars\.ts: /));
  });

  it.each([
    ['/obis/kms/imprt-a-key', NEW, /There is no page .*mean \/obis\/kms\/import-a-key/],
    [OLD, '/obis/kms/overview', /overview\.mdx is there already/],
    [OLD, OLD, /import-a-key\.mdx is there already/],
    [OLD, '/keys', /The new address: "\/keys" is no address/],
  ])('does not move %s to %s', (from, to, message) => {
    expect(() => move(from, to)).toThrow(message);
  });
});

it('no page moves that the specification lists', () => {
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const move = (route: string) => () => planMove(siteDir, route, '/obis/common/moved-page');
  for (const route of REQUIRED_ROUTES.filter((each) => each.startsWith('/obis/'))) {
    expect(move(route), route).toThrow(`SPECIFICATION.md lists ${route}, so the page has to stay`);
  }
  expect(move('/obis/reference/incidents')).not.toThrow();
});
