import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {writeOfflineFiles} from './writeOfflineFiles';

const {dir, read, write} = temporaryFolder();
const run = () => writeOfflineFiles(dir, {en: '', zh: 'zh/'});
/** Return the addresses in the service worker, in their order. */
const addresses = () =>
  [...read('sw.js').matchAll(/\["([^"]+)","[\w+/]+="\]/g)].map(([, url]) => url);

beforeEach(() => {
  for (const folder of ['', 'zh/']) {
    write(`${folder}index.html`, 'home');
    write(`${folder}obis/faq.html`, 'faq');
    write(`${folder}samples/a.txt`, 'sample');
    write(`${folder}samples/a.tar.gz`, 'archive');
  }
});

it('lists the files for readers by the addresses that links use', async () => {
  for (const other of ['sitemap.xml', '_headers', '.nojekyll', 'obis/faq.md', 'obis/index.html'])
    write(other, 'not for readers');
  await run();
  expect(addresses()).toEqual([
    ...['./', 'obis/faq', 'samples/a.txt'],
    ...['zh/', 'zh/obis/faq', 'zh/samples/a.txt'],
  ]);
});

it('writes the same worker for the same files, and another one for a changed page', async () => {
  await run();
  const before = read('sw.js');
  await run();
  expect(read('sw.js')).toBe(before);
  write('obis/faq.html', 'faq, corrected');
  await run();
  expect(read('sw.js')).not.toBe(before);
});

it('leaves out a language that was not built', async () => {
  rmSync(path.join(dir, 'zh'), {recursive: true});
  await run();
  expect(addresses()).toHaveLength(3);
});
