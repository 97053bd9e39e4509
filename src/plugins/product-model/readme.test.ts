import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {kindOf, type Folder} from './kinds';
import {roleNames} from './kinds/glossary';
import {loadModel} from './loadModel';

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

it('the README has valid samples of data', () => {
  const text = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const samples = [...text.matchAll(/^```yaml(.*?)^```/gms)]
    .flatMap(([, block = '']) => block.split('\n\n'))
    .filter((sample) => /^- /m.test(sample));
  expect(samples).toHaveLength(6);
  for (const sample of samples) {
    const folder = /data\/(\w+)\//.exec(sample)?.[1] as Folder;
    const {error} = kindOf(folder).schema.safeParse(WHOLE[folder]?.(parse(sample)));
    expect(error, sample).toBeUndefined();
  }
});

it('each role is a term of the glossary', () => {
  const model = loadModel(path.resolve(__dirname, '../../..'));
  expect(Object.values(roleNames(model, 'zh'))).not.toContain(undefined);
});
