import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {detectAll} from '../../src/plugins/translations/detectAll';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {listPairs} from '../../src/plugins/translations/listPairs';
import {growPage} from './growPage';
import {growLabels, growSidebar} from './growSidebar';
import {growSite} from './growSite';
import {readArguments} from './readArguments';
import {formatGrowth} from './table';
import {writeResults} from './writeResults';

const site = mkdtempSync(path.join(tmpdir(), 'obis-growth-test-'));
afterAll(() => rmSync(site, {recursive: true}));

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

function write(name: string, text: string): void {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

describe('growPage', () => {
  it('gives a page a title of its own and links within its part', () => {
    const text =
      '# Keys {/* #keys */}\n\n[CAs](/obis/pki#a), <A to="/obis/kms" />, [new](/thank-you)';
    expect(growPage(text, 3)).toBe(
      '# Keys (part 3) {/* #keys */}\n\n' +
        '[CAs](/obis/part-3/pki#a), <A to="/obis/part-3/kms" />, [new](/thank-you)',
    );
  });
});

describe('growSidebar', () => {
  it('adds closed categories, with ids and keys of their own', () => {
    const items = [
      'obis/faq',
      {type: 'category', label: 'KMS', key: 'kms', items: [{type: 'doc', id: 'obis/kms/keys'}]},
    ] as const;
    expect(growSidebar(items, 2)).toEqual([
      ...items,
      {
        type: 'category',
        label: 'Part 2',
        key: 'part-2',
        collapsed: true,
        items: [
          'obis/part-2/faq',
          {
            type: 'category',
            label: 'KMS',
            key: 'kms-part-2',
            items: [{type: 'doc', id: 'obis/part-2/kms/keys', key: 'obis/kms/keys-part-2'}],
          },
        ],
      },
    ]);
    expect(Object.keys(growLabels({'sidebar.obis.category.kms': {message: 'K'}}, 3))).toEqual([
      'sidebar.obis.category.kms',
      'sidebar.obis.category.kms-part-2',
      'sidebar.obis.category.kms-part-3',
    ]);
  });
});

describe('growSite', () => {
  it('makes pages whose translations are up to date, and leaves the others alone', () => {
    const source = '# Keys\n\nSee [CAs](/obis/pki/cas).\n';
    const hash = hashSource(source, '/obis/kms/keys');
    const translation = `---\ntranslation: {source: en, hash: '${hash}'}\n---\n\n# 密钥\n\n见 [CA](/obis/pki/cas)。\n`;
    write('docs/obis/kms/keys.mdx', source);
    write(`${ZH}/current/obis/kms/keys.mdx`, translation);
    write(`${ZH}/current.json`, '{}');
    write('docs/thank-you.mdx', '# Thanks\n');
    growSite(site, {obis: ['obis/kms/keys']}, 2);
    expect(detectAll(listPairs(site), '').map(({route, state}) => [route, state])).toEqual([
      ['/obis/kms/keys', 'fresh'],
      ['/obis/part-2/kms/keys', 'fresh'],
      ['/thank-you', 'missing'],
    ]);
  });
});

describe('npm run growth', () => {
  it('reads its options, and says what is wrong with them', () => {
    expect(readArguments(['--factors', '1,40', '--language', 'en'])).toEqual({
      factors: [1, 40],
      language: 'en',
      write: false,
      keep: false,
    });
    expect(() => readArguments(['--factors', '1,x'])).toThrow(/--factors 1,x .*Write --factors/);
  });

  it('writes a table between the markers of a file', () => {
    const cost = {seconds: 61.4, cpuSeconds: 80, memoryBytes: 1.2e9};
    const size = {
      pages: 54,
      main: 100_000,
      runtime: 2500,
      sidebar: 4200,
      html: 12_000,
      htmlRaw: 60_000,
      searchIndex: 90_000,
      allHtmlRaw: 3_000_000,
    };
    const table = formatGrowth([{factor: 1, cold: cost, warm: cost, size}]);
    expect(table).toContain('| Cold build | 61 s |');
    expect(table).toContain('| `main.js`, Brotli | 100.0 KB |');
    const file = path.join(site, 'growth.md');
    const around = ['before\n<!-- growth -->', '<!-- /growth -->\nafter'];
    writeFileSync(file, around.join('\nold\n'));
    writeResults(file, table);
    expect(readFileSync(file, 'utf8')).toBe(around.join(`\n\n${table}\n\n`));
    writeFileSync(file, 'no markers');
    expect(() => writeResults(file, table)).toThrow(/Fix: add the lines/);
  });
});
