import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {FOLDERS, kindOf, type Folder} from './kinds';
import {roleNames} from './kinds/glossary';
import {loadModel} from './loadModel';

const siteDir = path.resolve(__dirname, '../../..');

/** What a file of each folder has around its entries. */
const group = {id: 'verify', name: {en: 'Sample', zh: '示例'}};
const WHOLE: Partial<Record<Folder, (entries: unknown) => unknown>> = {
  limits: (limits) => ({topic: group, limits}),
  glossary: (terms) => ({topic: group, terms}),
  errors: (errors) => ({area: group, errors}),
  programming: (steps) => ({steps}),
};

const guide = fs.readFileSync(path.join(siteDir, 'WRITING.md'), 'utf8');

it('the guide for writers has valid samples of data', () => {
  const samples = [...guide.matchAll(/^```yaml title="data\/(\w+)\/.*?"\n(.*?)^```/gms)];
  expect(samples.length).toBeGreaterThan(2);
  for (const [sample, name = '', entries = ''] of samples) {
    const folder = name as Folder;
    const {error} = kindOf(folder).schema.safeParse(WHOLE[folder]?.(parse(entries)));
    expect(error, sample).toBeUndefined();
  }
});

it.each(FOLDERS)('the guide for writers lists data/%s and its components', (folder) => {
  const row = guide.split('\n').find((line) => line.startsWith(`| \`data/${folder}/\` |`));
  expect(row).toBeDefined();
  for (const name of Object.keys(kindOf(folder).components ?? {}))
    expect(row).toContain(`<${name}>`);
});

it('each role is a term of the glossary', () => {
  expect(Object.values(roleNames(loadModel(siteDir), 'zh'))).not.toContain(undefined);
});
