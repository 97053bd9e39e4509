import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {watchSavedFiles} from './checkSavedFiles';

const {dir, write} = temporaryFolder();

/** Save a file as many editors do: write a copy beside it, and give it the name of the file. */
function replace(file: string, text: string): void {
  write(`${file}.tmp`, text);
  fs.renameSync(path.join(dir, `${file}.tmp`), path.join(dir, file));
}

it.each([
  ['writes', write],
  ['replaces', replace],
])('sees each save of an editor that %s the file', async (_how, save) => {
  write('docs/a.mdx', '# A');
  write('docs/b.mdx', '# B');
  const stop = new AbortController();
  const watch = watchSavedFiles(dir, stop.signal);
  for (const text of ['# A 1', '# A 2', '# A 3']) {
    const saved = watch.next();
    save('docs/a.mdx', text);
    expect(await saved).toEqual({done: false, value: ['docs/a.mdx']});
  }
  const added = watch.next();
  save('data/new/c.yaml', 'id: c');
  expect(await added).toEqual({done: false, value: ['data/new/c.yaml']});
  stop.abort();
  expect(await watch.next()).toEqual({done: true, value: undefined});
});
