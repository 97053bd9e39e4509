import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {waitUntilSaved} from './waitUntilSaved';

const {dir, write} = temporaryFolder();

it('waits for a change below the folders of pages', async () => {
  for (const folder of ['data', 'docs/obis', 'i18n', 'src']) write(`${folder}/a.mdx`, 'a');
  const saved = waitUntilSaved(dir, new AbortController().signal);
  write('docs/obis/a.mdx', 'b');
  expect(await Promise.race([saved.then(() => 'saved'), setTimeout(9000, 'late')])).toBe('saved');
}, 10_000);
