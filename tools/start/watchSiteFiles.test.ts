import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {watchSiteFiles} from './watchSiteFiles';

const {dir, write} = temporaryFolder();

it('names the file that was saved', async () => {
  for (const folder of ['data', 'docs/obis', 'i18n', 'src']) write(`${folder}/a.mdx`, 'a');
  const stop = new AbortController();
  const saved = new Promise<string>((resolve) => {
    watchSiteFiles(dir, stop.signal, (file) => file.endsWith('obis/a.mdx') && resolve(file));
  });
  write('docs/obis/a.mdx', 'b');
  expect(await saved).toBe('docs/obis/a.mdx');
  stop.abort();
}, 10_000);
