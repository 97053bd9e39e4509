import {expect, it} from 'vitest';
import {gitIn} from '../../tests/fixtures/git';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {compareVersions, findStaleFacts} from './findStaleFacts';

const {dir, write} = temporaryFolder();
const {git, commit} = gitIn(dir);

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

/** Change a data file, and return the lines at which the check reports a stale translation. */
const stale = (before: string, after: string) =>
  compareVersions(FILE, before, after).map(({line}) => line);

it('reports an English text that changed alone, with its line and the old text', () => {
  const [found, ...others] = compareVersions(
    FILE,
    ERRORS,
    ERRORS.replace('en: Select <UI>Retry</UI>.\n', 'en: Call.\n'),
  );
  expect(found).toMatchObject({file: FILE, line: 6, severity: 'warning'});
  expect(found?.message).toContain('"Select <UI>Retry</UI>."');
  expect(others).toEqual([]);
});

it('reports a text of an entry without an id', () => {
  expect(stale(LABELS, LABELS.replace('en: Edit', 'en: Change'))).toEqual([3]);
});

it.each([
  [
    'both texts change',
    ERRORS,
    ERRORS.replace('{en: Read failed, zh: 读取失败}', '{en: A, zh: 甲}'),
  ],
  ['only the translation changes', ERRORS, ERRORS.replace('读取失败', '无法读取')],
  ['the format changes', ERRORS, ERRORS.replace('en: Verification,', "en: 'Verification',")],
  ['entries without ids change places', LABELS, LABELS.replace(/( {2}.*\n)( {2}.*\n)/, '$2$1')],
  ['entries change places', ERRORS, ERRORS.replace(/( {2}- id.*?)( {2}- id.*)/s, '$2$1')],
  ['a text had no translation', 'a: {en: A}', 'a: {en: B}'],
  ['the file is new', '', ERRORS],
  ['a list of words grows', 'names: {en: [a], zh: [甲]}', 'names: {en: [a, b], zh: [甲]}'],
])('reports nothing if %s', (_, before, after) => {
  expect(after).not.toBe(before);
  expect(stale(before, after)).toEqual([]);
});

it('compares data/ with the commit at which the branch left the main branch', () => {
  git('init', '-q', '-b', 'main');
  write(FILE, ERRORS);
  commit();
  git('switch', '-qc', 'branch');
  write(FILE, ERRORS.replace('en: Read failed', 'en: No answer'));
  commit();
  git('switch', '-q', 'main');
  write(FILE, ERRORS.replace('en: Verification failed', 'en: Main only'));
  commit();
  git('switch', '-q', 'branch');
  expect(findStaleFacts(dir).map(({file, line}) => [file, line])).toEqual([[FILE, 9]]);
  git('branch', '-qD', 'main');
  expect(findStaleFacts(dir)).toEqual([]);
});
