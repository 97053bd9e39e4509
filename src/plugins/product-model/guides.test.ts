import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {fillMissingTranslations} from './fillMissingTranslations';
import {DATA_FOLDERS, factKindOf, type DataFolder} from './kinds';
import {roleNames, roleResponsibilities} from './kinds/glossary';
import {loadModel} from './loadModel';

const siteDir = path.resolve(__dirname, '../../..');

const file = {id: 'verify', name: {en: 'Sample', zh: '示例'}};
/** Add what the guide leaves out to the entries of a sample, so that they are a whole file. */
const FILE_AROUND_SAMPLE: Partial<Record<DataFolder, (entries: unknown) => unknown>> = {
  entities: (fields) => ({...file, fields}),
  glossary: (terms) => ({id: 'keys', terms}),
  errors: (errors) => ({...file, errors}),
};

const guide = fs.readFileSync(path.join(siteDir, 'WRITING.md'), 'utf8');

it('the guide for writers has valid samples of data', () => {
  const samples = [...guide.matchAll(/^```yaml title="data\/(\w+)\/.*?"\n(.*?)^```/gms)];
  expect(samples.length).toBeGreaterThan(2);
  for (const [sample, name = '', entries = ''] of samples) {
    const folder = name as DataFolder;
    const toFile = FILE_AROUND_SAMPLE[folder];
    if (!toFile) throw new Error(`Add data/${folder} to FILE_AROUND_SAMPLE in this test.`);
    const content = fillMissingTranslations(toFile(parse(entries)), () => undefined);
    const {error} = factKindOf(folder).schema.safeParse(content);
    expect(error, sample).toBeUndefined();
  }
});

it.each(DATA_FOLDERS)('the guide for writers lists data/%s', (folder) => {
  const row = `| \`data/${folder}/\` |`;
  expect(guide.includes(row), `Add ${row} to the table of facts in WRITING.md.`).toBe(true);
});

it('each role is a term of the glossary, with a responsibility if the landing page shows it', () => {
  const model = loadModel(siteDir);
  expect(Object.values(roleNames(model, 'zh'))).not.toContain(undefined);
  expect(Object.values(roleResponsibilities(model, 'zh'))).not.toContain(undefined);
});
