import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '@site/src/plugins/product-model/pages';

const ROOT = path.resolve(__dirname, '../../..');
const read = (...file: string[]) => fs.readFileSync(path.join(ROOT, ...file), 'utf8');

test('the page of error codes has every area with codes, in the order of the codes', () => {
  const page = read('docs/obis/reference/error-codes.mdx');
  // Text, not the parsed model: parsing all of data/ takes longer than a test may.
  const areas = listFiles(path.join(ROOT, 'data/errors')).flatMap((name) => {
    const file = read('data/errors', name);
    const [, area] = /^ {2}id: (\S+)/m.exec(file) ?? [];
    const [, prefix] = /^ {4}code: ([A-Z]+)-/m.exec(file) ?? [];
    return area && prefix ? [{area, prefix}] : [];
  });
  expect([...page.matchAll(/<ErrorTable area="([^"]+)"/g)].map(([, area]) => area)).toEqual(
    areas.sort((a, b) => (a.prefix < b.prefix ? -1 : 1)).map(({area}) => area),
  );
});
