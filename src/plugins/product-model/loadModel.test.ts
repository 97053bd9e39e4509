import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadData, loadModel} from './loadModel';
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

const LIMITS = `topic: {id: kms, name: {en: Keys, zh: 密钥}}
limits:
  - id: wait-min
    name: {en: Shortest wait, zh: 最短等待期}
    value: {en: 7 days, zh: 7 天}
    note: {en: 'Not below {limit:wait-min}.', zh: '不少于 {limit:wait-min}。'}
    source: {kind: assumed}
`;

const ERRORS = `area: {id: verify, name: {en: Verify, zh: 校验}}
errors:
  - id: verify-01
    code: VERIFY-01
    message: {en: Verification failed, zh: 校验失败}
    cause: {en: Bad contact., zh: 接触不良。}
    action: {en: Retry., zh: 重试。}
    see: /obis/page#steps
    who: operator
    source: {kind: assumed}
`;

const STEPS = `steps:
  - id: verify
    name: {en: Verify, zh: 校验}
    does: {en: Reads back., zh: 读回。}
    irreversible: false
    errors: verify
    source: {kind: assumed}
`;

const LABELS = `area: {id: kms, name: {en: Keys, zh: 密钥}}
source: {kind: assumed}
labels:
  - {en: Create key, zh: 创建密钥}
`;

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
  write('data/limits/kms.yaml', LIMITS);
  write('data/errors/verify.yaml', ERRORS);
  write('data/programming/steps.yaml', STEPS);
  write('data/interface/kms.yaml', LABELS);
});
afterEach(() => fs.rmSync(site, {recursive: true}));

describe('loadModel', () => {
  it('reads every folder of data/', () => {
    const model = loadModel(site);
    expect(model.entities.map(({id}) => id)).toEqual(['key']);
    expect(model.glossary[0]?.terms.map(({id}) => id)).toEqual(['kcv']);
    expect(model.errors[0]?.errors.map(({code}) => code)).toEqual(['VERIFY-01']);
    expect(model.programming[0]?.steps.map(({id}) => id)).toEqual(['verify']);
    expect(model.interface[0]?.labels).toEqual([{en: 'Create key', zh: '创建密钥'}]);
    expect(model.permissions).toEqual([]);
  });

  it('interpolates the value of a limit in the language of the text', () => {
    const note = (model: ReturnType<typeof loadModel>) => model.limits[0]?.limits[0]?.note;
    expect(note(loadModel(site))).toEqual({en: 'Not below 7 days.', zh: '不少于 7 天。'});
    expect(note(loadData(site).raw)?.en).toBe('Not below {limit:wait-min}.');
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
    {
      name: 'a code given twice',
      file: 'data/errors/zz.yaml',
      text: ERRORS.replace('id: verify,', 'id: more,').replace('id: verify-01', 'id: other'),
      message:
        'data/errors/zz.yaml:4  the error code "VERIFY-01" is already defined at data/errors/verify.yaml:4',
    },
    {
      name: 'a code of another form',
      file: 'data/errors/verify.yaml',
      text: ERRORS.replace('VERIFY-01', 'Verify 1'),
      message: 'errors[1].code is "Verify 1". Fix: a code is capitals, a hyphen and two digits',
    },
    {
      name: 'a code that nobody acts on',
      file: 'data/errors/verify.yaml',
      text: ERRORS.replace('who: operator', 'counts: false'),
      message: 'Fix: an error with a code needs `who`: operator, engineer',
    },
    {
      name: 'an error that sends to no page',
      file: 'data/errors/verify.yaml',
      text: ERRORS.replace('/obis/page#', '/obis/pgae#'),
      message: 'data/errors/verify.yaml:8  the page /obis/pgae does not exist.',
    },
    {
      name: 'a step with errors of no area',
      file: 'data/programming/steps.yaml',
      text: STEPS.replace('errors: verify', 'errors: verfy'),
      message:
        'data/programming/steps.yaml:6  a step names the errors area "verfy", which does not exist. Fix: Did you mean verify?',
    },
    {
      name: 'a label given twice in one file',
      file: 'data/interface/kms.yaml',
      text: `${LABELS}  - {en: Create key, zh: 新建密钥}\n`,
      message: 'the label "kms.Create key" is already defined at data/interface/kms.yaml:4',
    },
    {
      name: 'a limit that a text refers to and nobody set',
      file: 'data/errors/verify.yaml',
      text: ERRORS.replace('{en: Retry.,', "{en: 'Wait {limit:wait-mni}.',"),
      message:
        'data/errors/verify.yaml:7  there is no limit "wait-mni". Fix: Did you mean wait-min?',
    },
    {
      name: 'one text for all languages with a limit that each language says differently',
      file: 'data/entities/key.yaml',
      text: ENTITY.replace(
        'states:',
        `fields:
  - id: wait
    name: {en: Wait, zh: 等待期}
    required: yes
    rule: {en: Days., zh: 天数。}
    meaning: {en: Time., zh: 时间。}
    example: '{limit:wait-min}'
    source: {kind: assumed}
states:`,
      ),
      message:
        'data/entities/key.yaml:10  "wait-min" reads differently in each language. Fix: write `en:` and `zh:` texts',
    },
    ...['{limits:wait-min}', '{limit wait-min}', '{ limit: wait-min }'].map((reference) => ({
      name: `the malformed reference ${reference}`,
      file: 'data/errors/verify.yaml',
      text: ERRORS.replace('{en: Retry.,', `{en: 'Wait ${reference}.',`),
      message: `data/errors/verify.yaml:7  "${reference}" is no reference to a limit`,
    })),
    {
      name: 'a file in a folder that the model does not have',
      file: 'data/entites/factory.yaml',
      text: ENTITY,
      message: 'data/entites/factory.yaml:1  nothing reads this file. Fix: name it <name>.yaml',
    },
    {
      name: 'a limit that is set to another',
      file: 'data/limits/more.yaml',
      text: LIMITS.replace('id: kms', 'id: more')
        .replace('id: wait-min', 'id: wait-max')
        .replace('{en: 7 days, zh: 7 天}', "'{limit:wait-min}'"),
      message: 'data/limits/more.yaml:5  a limit\'s value refers to the limit "wait-min"',
    },
  ])('stops on $name', ({file, text, message}) => {
    write(file, text);
    expect(() => loadModel(site)).toThrow(DataError);
    expect(() => loadModel(site)).toThrow(message);
  });

  it('lists the problems of all files at once', () => {
    write('data/entities/key.yaml', ENTITY.replace('tone: success', 'tone: green'));
    write('data/limits/bad.yaml', 'topic: {id: kms, name: {en: Keys}}\nlimits: []\n');
    expect(() => loadModel(site)).toThrow(/key\.yaml:7 [\s\S]*bad\.yaml:1 /);
  });
});
