import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {kindOf, type Folder} from './kinds';
import {roleNames} from './kinds/glossary';
import {loadModel} from './loadModel';

const siteDir = path.resolve(__dirname, '../../..');

/** What a file of each folder has around its entries. */
const group = {id: 'verify', name: {en: 'Sample', zh: '示例'}};
const source = {kind: 'assumed'};
const WHOLE: Partial<Record<Folder, (entries: unknown) => unknown>> = {
  entities: (fields) => ({...group, source, fields}),
  limits: (limits) => ({topic: group, limits}),
  glossary: (terms) => ({topic: group, terms}),
  errors: (errors) => ({area: group, errors}),
  programming: (steps) => ({steps}),
  interface: (labels) => ({area: group, source, labels}),
};

it.each(['src/plugins/product-model/README.md', 'WRITING.md'])(
  '%s has valid samples of data',
  (file) => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const samples = [...text.matchAll(/^```yaml(.*?)^```/gms)]
      .flatMap(([, block = '']) => block.split('\n\n'))
      .filter((sample) => /^- /m.test(sample));
    expect(samples.length).toBeGreaterThan(2);
    for (const sample of samples) {
      const folder = /data\/(\w+)\//.exec(sample)?.[1] as Folder;
      const entries: unknown = parse(sample.replace(/^ ?title=.*/, ''));
      const {error} = kindOf(folder).schema.safeParse(WHOLE[folder]?.(entries));
      expect(error, sample).toBeUndefined();
    }
  },
);

it('each role is a term of the glossary', () => {
  expect(Object.values(roleNames(loadModel(siteDir), 'zh'))).not.toContain(undefined);
});
