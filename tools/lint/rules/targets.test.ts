import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {model} from '../../../src/plugins/product-model/modelFixture';
import {readText} from '../readSite';
import {lostConfigLinks} from './targets';

it('finds a link of navbar and footer that leads nowhere', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'targets-'));
  const links = ["{label: 'A', to: '/obis/keys'},", "{label: 'B', to: '/obis/kyes'},"];
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), links.join('\n'));
  const {page} = readText('docs/obis/keys.mdx', '/obis/keys', 'en', '# Keys\n');
  const pages = page ? [page] : [];
  const sidebar = {text: '', content: {}};
  expect(lostConfigLinks({siteDir, model, pages, sidebar, isIncomplete: false})).toEqual([
    {
      file: 'docusaurus.config.ts',
      line: 2,
      rule: 'target',
      message: 'broken link: there is no page /obis/kyes',
      fix: 'Did you mean /obis/keys?',
    },
  ]);
  fs.rmSync(siteDir, {recursive: true});
});
