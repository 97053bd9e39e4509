import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SPEC = path.join(ROOT, 'tests/spec');

/** Tests that the table of the specification names: `file`: beginning of a title, up to the end of a cell or sentence. */
function namedTests(): {file: string; title: string}[] {
  const text = readFileSync(path.join(SPEC, 'README.md'), 'utf8');
  return [...text.matchAll(/`([\w./-]+\.(?:spec|test)\.ts)`(?::\s([^|;)]+))?/g)].map(
    ([, file = '', title = '']) => ({file, title: title.replace(/\s+/g, ' ').trim()}),
  );
}

it('names no test that is gone', () => {
  const named = namedTests();
  expect(named.length).toBeGreaterThan(60);
  const gone = named.filter(({file, title}) => {
    const folder = file.startsWith('0') ? SPEC : ROOT;
    return !readFileSync(path.join(folder, file), 'utf8').replaceAll("\\'", "'").includes(title);
  });
  expect(gone).toEqual([]);
});
