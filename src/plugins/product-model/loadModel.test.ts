import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadModel} from './loadModel';
import {DataError} from './problems';

const ENTITY = `id: key
name: {en: Key, zh: 密钥}
source: {kind: assumed}
states:
  - id: enabled
    name: {en: Enabled, zh: 启用}
    tone: success
    meaning: {en: Usable., zh: 可用。}
    source: {kind: assumed}
transitions:
  - {from: start, to: enabled, action: {en: Create, zh: 创建}, source: {kind: assumed}}
`;

const term = (id: string, en: string, zh: string, page: string) => `  - id: ${id}
    en: ${en}
    zh: ${zh}
    definition: {en: A word., zh: 一个词。}
    synonyms: {en: [], zh: []}
    pages: [${page}]
    source: {kind: assumed}
`;

const GLOSSARY = `topic: {id: keys, name: {en: Keys, zh: 密钥}}
terms:
${term('kcv', 'key check value', '密钥校验值', '/obis/page')}`;

let site: string;

function write(file: string, text: string): void {
  const target = path.join(site, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'obis-model-'));
  write('docs/obis/page.mdx', '# Page\n');
  write('data/entities/key.yaml', ENTITY);
  write('data/glossary/keys.yaml', GLOSSARY);
});
afterEach(() => fs.rmSync(site, {recursive: true}));

describe('loadModel', () => {
  it('reads every folder of data/', () => {
    const model = loadModel(site);
    expect(model.entities.map(({id}) => id)).toEqual(['key']);
    expect(model.glossary[0]?.terms.map(({id}) => id)).toEqual(['kcv']);
    expect(model.limits).toEqual([]);
  });

  it.each([
    {
      name: 'a transition to no state',
      file: 'data/entities/key.yaml',
      text: ENTITY.replace('to: enabled', 'to: enabeld'),
      message:
        'data/entities/key.yaml:11  a transition goes to "enabeld", which is no state of "key". Fix: Did you mean enabled?',
    },
    {
      name: 'a page that does not exist',
      file: 'data/glossary/keys.yaml',
      text: GLOSSARY.replace('/obis/page', '/obis/pgae'),
      message:
        'data/glossary/keys.yaml:8  the page /obis/pgae does not exist. Fix: Did you mean /obis/page?',
    },
    {
      name: 'a term id given twice in two files',
      file: 'data/glossary/more.yaml',
      text: GLOSSARY.replace('id: keys', 'id: more')
        .replace('key check value', 'other')
        .replace('密钥校验值', '其他'),
      message:
        'data/glossary/more.yaml:3  the term "kcv" is already defined at data/glossary/keys.yaml:3',
    },
    {
      name: 'two ids for one Chinese word',
      file: 'data/glossary/keys.yaml',
      text: GLOSSARY + term('check', 'check value', '密钥校验值', '/obis/page'),
      message: 'the Chinese term "密钥校验值" is already defined at data/glossary/keys.yaml:3',
    },
  ])('stops on $name', ({file, text, message}) => {
    write(file, text);
    expect(() => loadModel(site)).toThrow(DataError);
    expect(() => loadModel(site)).toThrow(message);
  });

  it('lists the mistakes of all files at once', () => {
    write('data/entities/key.yaml', ENTITY.replace('tone: success', 'tone: green'));
    write('data/limits/kms.yaml', 'topic: {id: kms, name: {en: Keys}}\nlimits: []\n');
    expect(() => loadModel(site)).toThrow(/key\.yaml:7 [\s\S]*kms\.yaml:1 /);
  });
});
