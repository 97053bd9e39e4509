import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {detectAll} from '../../src/plugins/translations/detectAll';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {SITE} from '../../src/plugins/translations/pageFixture';
import {listPairs} from '../../src/plugins/translations/listPairs';
import {growPage, growSite} from './growSite';

it('gives a page a title of its own and links within its part', () => {
  const text =
    '# Keys {/* #keys */}\n\n[CAs](/obis/pki#a), <A to="/obis/kms" />, [new](/thank-you)';
  expect(growPage(text, 3)).toBe(
    '# Keys (part 3) {/* #keys */}\n\n' +
      '[CAs](/obis/part-3/pki#a), <A to="/obis/part-3/kms" />, [new](/thank-you)',
  );
});

it('makes pages whose translations are up to date, and leaves the others alone', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'obis-growth-test-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  const write = (name: string, text: string) => {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const source = '# Keys\n\nSee [CAs](/obis/pki/cas).\n';
  const hash = hashSource(source, '/obis/kms/keys');
  const stamp = `---\ntranslation: {source: en, hash: '${hash}'}\n---\n`;
  write('docs/obis/kms/keys.mdx', source);
  write(
    'i18n/zh/docusaurus-plugin-content-docs/current/obis/kms/keys.mdx',
    `${stamp}\n# 密钥\n\n见 [CA](/obis/pki/cas)。\n`,
  );
  write('docs/thank-you.mdx', '# Thanks\n');
  write('sidebars.ts', '');
  growSite(site, 2);
  expect(detectAll(listPairs(site, 'zh'), SITE).map(({route, state}) => [route, state])).toEqual([
    ['/obis/kms/keys', 'fresh'],
    ['/obis/part-2/kms/keys', 'fresh'],
    ['/thank-you', 'missing'],
  ]);
  expect(readFileSync(path.join(site, 'sidebars.ts'), 'utf8')).toContain(
    '"label":"Part 2","collapsed":true,"items":["obis/part-2/kms/keys"]',
  );
});
