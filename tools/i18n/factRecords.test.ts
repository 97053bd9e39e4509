import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {findDataFiles, findStaleFacts, hashFacts, recordFacts} from './factRecords';

const {dir, write} = temporaryFolder();

const FILE = 'data/errors/verify.yaml';
const ERRORS = `name: {en: Verification, zh: 校验}
errors:
  - id: verify-01
    message: {en: Verification failed, zh: 校验失败}
    action:
      en: Select <UI>Retry</UI>.
      zh: 单击<UI>重试</UI>。
  - id: verify-02
    message: {en: Read failed, zh: 读取失败}
    action: {en: Select <UI>Retry</UI>., zh: 单击<UI>重试</UI>。}
`;
const LABELS = `labels:
  - {en: Delete, zh: 删除}
  - {en: Edit, zh: 编辑}
`;

it('reports a data file until it is recorded, and again when an English text changes', () => {
  write(FILE, ERRORS);
  write('data/interface/common.yaml', LABELS);
  const [first, second] = findStaleFacts(dir);
  expect(first).toMatchObject({file: FILE, rule: 'stale', severity: 'warning'});
  expect(first?.message).toContain('the Chinese texts have not been compared');
  expect(second?.file).toBe('data/interface/common.yaml');
  for (const file of findDataFiles(dir, 'data/')) expect(recordFacts(dir, file)).toBe(true);
  expect(findStaleFacts(dir)).toEqual([]);

  write(FILE, ERRORS.replace('en: Select <UI>Retry</UI>.\n', 'en: Call.\n'));
  expect(findStaleFacts(dir).map(({file}) => file)).toEqual([FILE]);
  expect(recordFacts(dir, FILE)).toBe(true);
  expect(recordFacts(dir, FILE)).toBe(false);
  expect(findStaleFacts(dir)).toEqual([]);
});

it('names a file of records that is not valid JSON, and the fix', () => {
  write('i18n/zh/data.json', '{"data/');
  expect(() => findStaleFacts(dir)).toThrow(
    /^i18n\/zh\/data\.json: .*Fix: take the file of the main/,
  );
});

it.each([
  ['a text without an id', LABELS, LABELS.replace('en: Edit', 'en: Change'), false],
  ['a removed entry', LABELS, LABELS.replace(/.*Edit.*\n/, ''), false],
  ['only the translation', ERRORS, ERRORS.replace('读取失败', '无法读取'), true],
  ['the format', ERRORS, ERRORS.replace('en: Verification,', "en: 'Verification',"), true],
  ['the order', ERRORS, ERRORS.replace(/( {2}- id.*?)( {2}- id.*)/s, '$2$1'), true],
  ['a list of words', 'a: {en: [a], zh: [甲]}', 'a: {en: [a, b], zh: [甲]}', true],
])('a change of %s', (_, before, after, isSame) => {
  expect(after).not.toBe(before);
  expect(hashFacts(before) === hashFacts(after)).toBe(isSame);
});
