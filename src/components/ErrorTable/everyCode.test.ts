import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadRawModel} from '@site/src/plugins/product-model/loadModel';

const ROOT = path.resolve(__dirname, '../../..');

test('the page of error codes has every area with codes, in the order of the codes', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/obis/reference/error-codes.mdx'), 'utf8');
  const prefixes = loadRawModel(ROOT).errors.flatMap(({area, errors}) => {
    const code = errors.find((error) => error.code)?.code;
    return code ? [{area: area.id, prefix: code.replace(/-.*/, '')}] : [];
  });
  const inOrder = prefixes.toSorted((a, b) => a.prefix.localeCompare(b.prefix));
  expect([...page.matchAll(/<ErrorTable area="([^"]+)"/g)].map(([, area]) => area)).toEqual(
    inOrder.map(({area}) => area),
  );
});
