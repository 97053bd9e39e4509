import {tmpdir} from 'node:os';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {comparePages} from '../../src/plugins/translations/comparePages';
import {ENGLISH, UNRECORDED} from '../../src/plugins/translations/pageFixture';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {readTranslationRecord} from '../../src/plugins/translations/translationRecord';
import {listPagePairs} from '../../src/content/pagePairs';
import type {PagePair} from '../../src/content/pagePairs';
import {gitIn} from '../../tests/fixtures/git';
import {temporaryFolder} from '../../tests/fixtures/temporaryFolder';
import {recordTranslation} from './recordTranslation';
import {findPagePairs} from './findPagePairs';
import {showEnglishChanges, type RecordedFile} from './showEnglishChanges';

const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ROUTE = '/obis/kms/delete-a-key';

/** A site of one translated page and one that is not translated, in a Git repository of its own. */
describe('the commands for translators', () => {
  const {dir: siteDir, write} = temporaryFolder(afterAll);
  const {git, commit} = gitIn(siteDir);
  const find = (name = ROUTE): PagePair => {
    const [pair] = findPagePairs(listPagePairs(siteDir, 'zh'), name);
    if (!pair) throw new Error(`no page ${name}`);
    return pair;
  };
  const recorded = (): RecordedFile => {
    const {englishFile: file, translation = '', route: name} = find();
    const hash = readTranslationRecord(translation).record?.hash;
    return {file, hash, hashOf: hashPage, name};
  };
  const states = () =>
    comparePages(listPagePairs(siteDir, 'zh')).map(({route, problems: [first]}) => [
      route,
      first?.rule ?? 'fresh',
    ]);

  beforeAll(() => {
    git('init', '-q');
    write(`docs${ROUTE}.mdx`, ENGLISH);
    write('docs/obis/kms/check-keys.mdx', '# Check keys\n');
    write(`${TRANSLATIONS}${ROUTE}.mdx`, UNRECORDED);
    commit();
  });

  it.each([
    ROUTE,
    `/zh${ROUTE}/`,
    ROUTE.slice(1),
    `docs${ROUTE}.mdx`,
    `./${TRANSLATIONS}${ROUTE}.mdx`,
  ])('find a page by %s', (name) => {
    expect(find(name).route).toBe(ROUTE);
  });

  it('name the nearest pages to one that does not exist', () => {
    expect(() => find('/obis/kms/delete-key')).toThrow(
      /There is no page \/obis\/kms\/delete-key\. Fix: Did you mean \/obis\/kms\/delete-a-key/,
    );
  });

  it('record no page that quotes another label than the source', () => {
    const site = {englishLabels: (label: string) => (label === '禁用' ? ['Delete'] : [])};
    expect(() => recordTranslation(siteDir, find(), site)).toThrow(/"禁用" is "Delete"/);
  });

  it('record a page once', () => {
    expect(recordTranslation(siteDir, find())).toBe(true);
    expect(recordTranslation(siteDir, find())).toBe(false);
    expect(states()).toEqual([
      ['/obis/kms/check-keys', 'missing'],
      [ROUTE, 'fresh'],
    ]);
    commit('Translate');
  });

  it('show the words that changed since the record, committed or not, until a new record', () => {
    expect(showEnglishChanges(siteDir, recorded(), false)).toMatch(/^Nothing has changed/);
    write(`docs${ROUTE}.mdx`, ENGLISH.replace('3. Confirm.', '3. Confirm twice.'));
    expect(states()).toContainEqual([ROUTE, 'stale']);
    expect(showEnglishChanges(siteDir, recorded(), false)).toMatch(
      /3\. \[-Confirm\.-\]\{\+Confirm twice\.\+\}/,
    );
    commit('Ask for more');
    expect(showEnglishChanges(siteDir, recorded(), false)).toMatch(/\{\+Confirm twice\.\+\}/);
    expect(recordTranslation(siteDir, find())).toBe(true);
    expect(states()).toContainEqual([ROUTE, 'fresh']);
  });

  it('do not record a page whose structure differs, and leave the file alone', () => {
    const before = find().translation ?? '';
    write(`docs${ROUTE}.mdx`, ENGLISH.replace('3. Confirm.', '3. Wait.\n4. Confirm.'));
    expect(() => recordTranslation(siteDir, find())).toThrow(
      /is not recorded: put these right first.\n.*list of steps 1 is "3 steps", in the source "4 steps"/,
    );
    expect(find().translation).toBe(before);
  });

  it('say what to write for a page that has no translation', () => {
    expect(() => recordTranslation(siteDir, find('/obis/kms/check-keys'))).toThrow(
      /no translation to record. Fix: write i18n\/zh\/.*check-keys\.mdx first/,
    );
  });

  it('say so when the history lacks what changed, or there is nothing to compare', () => {
    const show = (change: Partial<RecordedFile>, dir = siteDir) =>
      showEnglishChanges(dir, {...recorded(), ...change}, false);
    expect(show({hash: '000000000000'})).toMatch(/Git history here/);
    expect(show({hash: undefined})).toMatch(/no valid record\. Compare the translation with/);
    expect(show({}, tmpdir())).toMatch(/does not exist: there is nothing to compare/);
  });
});
