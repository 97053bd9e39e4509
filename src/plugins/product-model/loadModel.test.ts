import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import {loadData, loadDataCached, loadModel, refreshData} from './loadModel';

const ENTITY = `name: {en: Key, zh: 密钥}
states:
  - id: enabled
    name: {en: Enabled, zh: 启用}
    tone: success
    meaning: {en: Usable., zh: 可用。}
transitions:
  - {from: start, to: enabled, action: {en: Create, zh: 创建}}
`;

const term = (id: string, en: string, zh: string, page: string) => `  - id: ${id}
    en: ${en}
    zh: ${zh}
    definition: {en: A word., zh: 一个词。}
    synonyms: {en: [], zh: []}
    pages: [${page}]
`;

const GLOSSARY = `terms:
${term('kcv', 'key check value', '密钥校验值', '/obis/page')}`;

const SAME_LABEL = '  - {en: Create key, zh: 新建密钥}\n';
const TWIN = term('check', 'check value', '密钥校验值', '/obis/page');

const VALUES = `values:
  - id: wait-min
    name: {en: Shortest wait, zh: 最短等待期}
    value: {en: 7 days, zh: 7 天}
    note: {en: 'Not below {value:wait-min}.', zh: '不少于 {value:wait-min}。'}
`;

const ERRORS = `name: {en: Verify, zh: 校验}
errors:
  - code: VERIFY-01
    message: {en: Verification failed, zh: 校验失败}
    cause: {en: Bad contact., zh: 接触不良。}
    action: {en: Retry., zh: 重试。}
    see: /obis/page#steps
    contact: site-engineer
    verdict: stop
`;

const step = (id: string, errors = '') => `  - id: ${id}
    name: {en: Step, zh: 步骤}
    does: {en: Does it., zh: 执行。}
    irreversible: true
    ${errors}
`;

const STEPS = `steps:\n${step('verify', 'errors: verify')}`;

const LABELS = `name: {en: Keys, zh: 密钥}
labels:
  - {en: Create key, zh: 创建密钥}
`;

const {dir: site, read, write} = temporaryFolder();

beforeEach(() => {
  write('docs/obis/page.mdx', '# Page\n');
  write('data/entities/key.yaml', ENTITY);
  write('data/glossary/keys.yaml', GLOSSARY);
  write('data/values/kms.yaml', VALUES);
  write('data/errors/verify.yaml', ERRORS);
  write('data/programming/steps.yaml', STEPS);
  write('data/interface/kms.yaml', LABELS);
});

it('keeps what was read of data/ until it is asked to look for changes, also of the pages that data/ names', () => {
  const before = loadDataCached(site);
  write('data/interface/kms.yaml', LABELS.replaceAll('Create key', 'Create a key'));
  expect(loadDataCached(site)).toBe(before);
  const after = refreshData(site);
  expect(after).not.toBe(before);
  expect(loadDataCached(site)).toBe(after);
  write('docs/obis/new-page.mdx', '# New page\n');
  expect(refreshData(site)).not.toBe(after);
});

describe('loadModel', () => {
  it('interpolates a value in the language of the text', () => {
    const note = (model: ReturnType<typeof loadModel>) => model.values[0]?.values[0]?.note;
    expect(note(loadModel(site))).toMatchObject({en: 'Not below 7 days.', zh: '不少于 7 天。'});
    expect(note(loadData(site).raw)?.en).toBe('Not below {value:wait-min}.');
  });

  it('interpolates values that quote values, and stops if one quotes itself', () => {
    const text = (quoted: string) =>
      `{en: 'Twice {value:${quoted}}', zh: '{value:${quoted}}的两倍'}`;
    const value = (id: string, value: string) =>
      `  - {id: ${id}, name: {en: A, zh: 甲}, value: ${value}}\n`;
    write('data/values/kms.yaml', VALUES + value('double', text('wait-min')));
    write('data/values/more.yaml', `values:\n${value('fourfold', text('double'))}`);
    expect(loadModel(site).values[1]?.values[0]?.value).toEqual({
      en: 'Twice Twice 7 days',
      zh: '7 天的两倍的两倍',
    });
    write('data/values/kms.yaml', VALUES + value('double', text('fourfold')));
    expect(() => loadModel(site)).toThrow(/kms\.yaml:6 the value "fourfold" quotes itself/);
  });

  const TEXT = '{en: Wait, zh: 等待期}';
  const FIELD = `fields:
  - {id: wait, name: ${TEXT}, required: yes, rule: ${TEXT}, meaning: ${TEXT},
     example: '{value:wait-min}'}
states:`;

  it.each([
    ['entities/key', /^/, 'id: kye\n', /:1 +id: the id of a file is its name, here "key"/],
    ['entities/key', /[^]*/, '- id: key\n', /:1 +Invalid input: expected object/],
    ['entities/key', 'to: enabled', 'to: enabeld', /:8 .*"enabeld".*of "key".*mean enabled/],
    ['entities/key', 'states:', FIELD, /:4 .*"wait-min" has a text for each language/],
    ['glossary/keys', '/obis/page', '/obis/pgae', /:7 .*page \/obis\/pgae does not.*mean \/obis/],
    [
      'glossary/keys',
      /$/,
      TWIN,
      /:10 +Chinese term "密钥校验值" is already defined at .*keys\.yaml:4/,
    ],
    ['errors/verify', 'VERIFY-01', 'Verify 1', /:3 .*code: a code is three or more capitals, a/],
    ['errors/verify', 'VERIFY-01', 'QC-01', /:3 .*code: a code is three or more capitals/],
    ['errors/verify', /contact: .*\n.*stop/, '', /needs `contact`.*\n.*needs `verdict`/],
    [
      'errors/verify',
      /$/,
      ERRORS.replace(/^.*\nerrors:\n/, '').replace('VERIFY-01', 'VERFY-02'),
      /begin alike, and VERFY-02 does not begin with VERIFY-/,
    ],
    ['errors/verify', /action: .*\n *([^]*)stop/, '$1try', /:3 .*action: write what to do/],
    ['errors/verify', 'Retry.', 'Seat it. Retry.', /:6 .*different numbers of sentences/],
    ['errors/verify', 'Bad contact.', 'No <UI>Retry</UI>.', /:5 .*only `action` of an error can/],
    ['errors/verify', /code: .*/, '', /:4 .*id: an error has either/],
    ['errors/verify', '- code', '- id: own\n    code', /:3 .*id: an error has either/],
    ['errors/verify', 'Retry.', "'{value:wait-mni}'", /:6 .*no value "wait-mni".*mean wait-min/],
    ['programming/steps', 'rors: verify', 'rors: verfy', /:6 .*no area "verfy".*mean verify/],
    ['programming/steps', /.*errors: verify.*\n/, '', /:1 .*no step of .* has the errors "verify"/],
    ['interface/kms', /$/, SAME_LABEL, /label:kms\.Create key is already .*kms\.yaml:3/],
  ])('stops on data/%s.yaml with %j written as %j', (name, from, to, message) => {
    const file = `data/${name}.yaml`;
    write(file, read(file).replace(from, to));
    expect(() => loadModel(site)).toThrow(message);
  });

  it('stops on an id and on a code that two files have', () => {
    write('data/glossary/more.yaml', GLOSSARY);
    write('data/errors/zz.yaml', ERRORS);
    expect(() => loadModel(site)).toThrow(
      /more\.yaml:2 .*term:kcv is already [^]*zz\.yaml:3 .*error code VERIFY-01 is already/,
    );
  });

  it('stops on two files whose codes begin alike, because the error look-up could not tell them apart', () => {
    write('data/errors/edge-verify.yaml', ERRORS.replace('VERIFY-01', 'VERIFY-02'));
    expect(() => loadModel(site)).toThrow(
      /^data\/errors\/verify\.yaml:2 prefix VERIFY of error codes is already defined at data\/errors\/edge-verify\.yaml:2/,
    );
  });

  it('reports a code that is there twice only once, although it is an id as well', () => {
    write('data/errors/verify.yaml', ERRORS + ERRORS.replace(/^.*\nerrors:\n/, ''));
    expect(() => loadModel(site)).toThrow(
      /^data\/errors\/verify\.yaml:10 error code VERIFY-01 is already defined at \S+:3\. Fix: .*$/,
    );
  });

  it('shows the English text where a language has none, and lists what is missing', () => {
    write('data/values/kms.yaml', VALUES.replace(', zh: 最短等待期', ''));
    const {model, missingTranslations} = loadData(site);
    expect(model.values[0]?.values[0]?.name).toEqual({en: 'Shortest wait', zh: 'Shortest wait'});
    expect(missingTranslations).toEqual([
      {file: 'data/values/kms.yaml', line: 3, locale: 'zh', english: 'Shortest wait'},
    ]);
  });

  it('stops on a folder without a fact kind', () => {
    write('data/value/more.yaml', VALUES);
    expect(() => loadModel(site)).toThrow(
      /data\/value:1 .*Did you mean values\? A new folder needs a file in .*kinds\//,
    );
  });

  it.each(['Kms_x.yaml', 'more/kms.yaml', 'kms.yml', 'kms.csv'])(
    'stops on the file name %s',
    (name) => {
      write(`data/values/${name}`, VALUES);
      expect(() => loadModel(site)).toThrow(
        new RegExp(`data/values/${name}:1 .*the name of a file is its id.*Fix: rename the file`),
      );
    },
  );

  it('passes over the hidden files of an editor', () => {
    write('data/values/.kms.yaml.swp', 'not YAML');
    expect(() => loadModel(site)).not.toThrow();
  });

  it('lists the problems of all files at once', () => {
    write('data/entities/key.yaml', ENTITY.replace('tone: success', 'tone: green'));
    write('data/values/bad.yaml', 'values: [{id: bad, name: {zh: 密钥}}]\n');
    expect(() => loadModel(site)).toThrow(/key\.yaml:5 [\s\S]*bad\.yaml:1 /);
  });
});
