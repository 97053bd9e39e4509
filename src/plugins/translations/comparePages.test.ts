import {describe, expect, it} from 'vitest';
import {findTranslationProblems} from './comparePages';
import {ROUTE, ENGLISH, TRANSLATION, UNRECORDED} from './pageFixture';

const NAMES = new Map([
  ['计划删除', ['Schedule deletion']],
  ['取消', ['Cancel']],
]);
const PAIR = {
  route: ROUTE,
  englishFile: 'docs/obis/kms/delete-a-key.mdx',
  english: ENGLISH,
  translationFile: 'i18n/zh/delete-a-key.mdx',
};

/** Text that must exist and its replacement, or a function of the whole file. */
type Edit =
  readonly [before: string | RegExp, after: string] | ((text: string) => string | undefined);

/** Edits by their expected outcome and name. An outcome is the rule of the first problem, followed by the rules of the errors. */
type Outcomes<Change> = Readonly<Record<string, Readonly<Record<string, Change>>>>;

function applyEdit(text: string, edit: Edit): string | undefined {
  if (typeof edit === 'function') return edit(text);
  const edited = text.replace(...edit);
  if (edited === text) throw new Error(`the scenario did not change anything: ${edit[0]}`);
  return edited;
}
const recordAs = (record: string): Edit => [/^translation:.*$/m, `translation: ${record}`];
const windows: Edit = (text) => text.replaceAll('\n', '\r\n');
const unchanged: Edit = (text) => text;

const OF_ENGLISH: Outcomes<Edit> = {
  'orphan orphan': {
    'no source': () => undefined,
  },
  none: {
    'Windows line ends': windows,
    'a byte order mark': (text) => `\uFEFF${text}`,
    'a paragraph on one line': ['cancel\nfor', 'cancel for'],
    'more blank lines': ['\n\n## Steps', '\n\n\n\n## Steps'],
    'spaces at the end of a line': ['3. Confirm.', '3. Confirm.  '],
    'another mark of emphasis': ['*nobody*', '_nobody_'],
    'other bullets': ['- One thing\n- Another', '* One thing\n* Another'],
    'a list with blank lines': ['- One thing\n- ', '- One thing\n\n- '],
    'steps all numbered 1': ['2. Select', '1. Select'],
    'a padded table': ['| --- | --- | --- |', '|:--|  ------  |-----|'],
    'other quotes in an attribute': ['entity="key"', "entity='key'"],
    'a comment of the writer': ['## Steps', '{/* a note */}\n\n## Steps'],
    'no line end at the end': (text) => text.trimEnd(),
    'a new key that nobody translates': ['---\n', '---\nhide_title: true\n'],
    'quotes around the description': [/description: (.*)$/m, "description: '$1'"],
  },
  stale: {
    'another description': ['Delete a key safely', 'Delete keys safely'],
    'another label in the sidebar': ['label: Delete a key', 'label: Delete'],
    'a link to another heading': ['#used-by', '#find'],
    'a word': ['Confirm', 'Confirm twice'],
    'a full stop': ['3. Confirm.', '3. Confirm'],
    'a paragraph added': ['## Steps', 'A new paragraph.\n\n## Steps'],
    'a paragraph removed': [/^Data encrypted .*/m, 'Data.'],
    'a step added': ['3. Confirm.', '3. Wait.\n4. Confirm.'],
    'two steps exchanged': [
      /(1\. Select <UI>Disable<\/UI>\.)\n2\. (.*)\n/,
      '1. $2\n2. Select <UI>Disable</UI>.\n',
    ],
    'a command changed': ['obis-edge status', 'obis-edge check'],
    'a heading renamed': ['## Steps', '## What to do'],
    'the id of a heading changed': ['#steps */', '#do */'],
    'a section added': (text) =>
      `${text}\n## Next {/* #next */}\n\n- [All keys](/obis/kms/check-keys)\n`,
    'a note made a warning': [':::danger', ':::warning'],
    'a row added to a table': ['| No <UI>', '| Nothing | Offline | Wait. |\n| No <UI>'],
    'a word in a text block': ['Enabled, then', 'On, then'],
    'the text alternative of a picture': ['![The dialog]', '![The dialog of the key]'],
    'the first number of the steps': ['1. Select', '4. Select'],
    'the target of a reference': (text) => `${text}\n[one]: /obis/kms/overview\n`,
    'another limit': ['wait-default', 'wait-max'],
    'emphasis gone': ['*nobody*', 'nobody'],
    'everything gone': () => '',
  },
  'syntax syntax': {
    'malformed front matter of the source': ['description:', 'description: "'],
  },
};

const OF_TRANSLATION: Outcomes<Edit> = {
  none: {
    unchanged,
    'only the description of the translation': ['安全地', '放心地'],
    'better words': ['永远无法解密', '再也无法解密'],
    'other marks': ['，见', '；见'],
    'sentences joined': ['。<Value', '，<Value'],
    'Windows line ends': windows,
    'a byte order mark': (text) => `\uFEFF${text}`,
    'words of a text block': ['先启用', '先处于启用'],
    'a link in another place': [
      '，见[密钥状态](/obis/kms/overview#states)。',
      '（[密钥状态](/obis/kms/overview#states)）。',
    ],
    'permissions as a block list': [
      'permissions: [key-view, key-delete]',
      'permissions:\n  - key-view\n  - key-delete',
    ],
    'an id in braces': ['id="key-deletion-wait-default"', "id={'key-deletion-wait-default'}"],
  },
  missing: {
    'no translation': () => undefined,
  },
  'syntax syntax': {
    'malformed front matter of the translation': ['sidebar_label: 删除密钥', 'a: [1'],
    'not valid MDX': ['- 一项', '- <UI>一项'],
    'a record twice': ['---\n\n#', "translation: {source: en, hash: '3f9c01d27be4'}\n---\n\n#"],
  },
  'structure structure': {
    'a step removed': ['3. 确认。\n', ''],
    'a heading removed': [/## 问题处理.*\n/, ''],
    'a section removed': [/## 步骤[^]*?(?=## 问题)/, ''],
    'the last section removed': [/## 问题[^]*/, ''],
    'a heading of another level': ['## 步骤', '### 步骤'],
    'another id': ['#steps */', '#buzhou */'],
    'a heading without an id': ['## 步骤 {/* #steps */}', '## 步骤'],
    'a translated command': ['obis-edge status', 'obis-edge 状态'],
    'a code block removed': [/```bash[\s\S]*?```\n/, ''],
    'a danger made a note': [':::danger', ':::note'],
    'another number': ['3 份', '5 份'],
    'another code': ['`KEY-03`', '`KEY-02`'],
    'a misspelt command in a sentence': ['`KEY-03`', '`obis-edge chek`'],
    'another number in code': ['`KEY-03`', '`7`'],
    'another label': ['<UI>计划删除</UI>', '<UI>取消</UI>'],
    'no role': ['role: administrator\n', ''],
    'a task left out': ['  - {role: administrator, task: 删除密钥}\n', ''],
    'a task of another role': [
      '{role: administrator, task: 删除密钥}',
      '{role: operator, task: 删除密钥}',
    ],
    'a task of another section': ['section: steps}', 'section: if-it-does-not-work}'],
    'a column left out': [
      /\| 现象[\s\S]*?管理员。 \|/,
      '| 现象 | 处理方法 |\n| --- | --- |\n| 没有 | 联系管理员。 |',
    ],
    'a term left out': ['<Term id="kms">密钥管理服务（KMS）</Term>', '平台'],
    'steps that begin with another number': ['1. 单击', '4. 单击'],
    'a link to a file that the source does not have': [
      '- 一项',
      '- [一项](pathname:///samples/pai.pem)',
    ],
  },
  'structure structure structure': {
    'a link to another page': ['check-keys#used-by', 'create-a-key'],
    'another role': ['role: administrator', 'role: operator'],
    'a permission left out of a block list': [
      'permissions: [key-view, key-delete]',
      'permissions:\n  - key-view',
    ],
    'another picture': ['delete-dialog-zh', 'other-dialog'],
    'another limit': ['wait-default', 'wait-max'],
    'a table of other fields': ['name,type', 'name'],
    'a switch of a component': ['"name,type" />', '"name,type" csv />'],
  },
  'record record': {
    'an empty file': () => '',
    'no record': () => UNRECORDED,
    'no front matter': (text) => text.replace(/^---[\s\S]*?---\n/, ''),
    'a record too short': recordAs("{source: en, hash: '3f9c'}"),
    'a record upper case': recordAs("{source: en, hash: '3F9C01D27BE4'}"),
    'a record a commit instead of a hash': recordAs('a1b2c3d'),
    'a record without a hash': recordAs('{source: en}'),
    'a record of an unknown language': recordAs("{source: de, hash: '3f9c01d27be4'}"),
    'a record of the language of the page itself': ['{source: en', '{source: zh'],
    'a hash without quotation marks that YAML takes for a number': recordAs(
      '{source: en, hash: 123456789012}',
    ),
  },
  stale: {
    'a record of another text': recordAs("{source: en, hash: '3f9c01d27be4'}"),
  },
};

const OF_BOTH: Outcomes<{readonly english: Edit; readonly translation: Edit}> = {
  stale: {
    'a change of the source, where a word of the translation was corrected': {
      english: ['3. Confirm.', '3. Confirm twice.'],
      translation: ['确认。', '单击确认。'],
    },
    'a change of the source, where the translation was reformatted': {
      english: ['3. Confirm.', '3. Confirm twice.'],
      translation: windows,
    },
    'a change of the source, where a step was added to both, with the old record': {
      english: ['3. Confirm.', '3. Wait.\n4. Confirm.'],
      translation: ['3. 确认。', '3. 等待。\n4. 确认。'],
    },
  },
};

/** Edit the English page, the translation or both, and test the outcome. */
function checkAll<Change>(
  outcomes: Outcomes<Change>,
  toEdits: (change: Change) => {readonly english?: Edit; readonly translation?: Edit},
): void {
  describe.each(Object.entries(outcomes))('%s', (outcome, changes) => {
    it.each(Object.entries(changes))('%s', (_name, change) => {
      const {english = unchanged, translation = unchanged} = toEdits(change);
      const problems = findTranslationProblems(
        {
          ...PAIR,
          english: applyEdit(ENGLISH, english),
          translation: applyEdit(TRANSLATION, translation),
        },
        {englishLabels: (label) => NAMES.get(label) ?? []},
      );
      const errors = problems.filter(({severity}) => severity === 'error').map(({rule}) => rule);
      const first = problems[0]?.rule ?? 'none';
      expect([first, ...errors].join(' ')).toBe(outcome);
    });
  });
}

describe('after an edit of the source, the problems are', () =>
  checkAll(OF_ENGLISH, (english) => ({english})));
describe('after an edit of the translation, the problems are', () =>
  checkAll(OF_TRANSLATION, (translation) => ({translation})));
describe('after an edit of both, the problems are', () => checkAll(OF_BOTH, (edits) => edits));

describe('the first problem that is reported', () => {
  /** Return the first problem as text. */
  const firstProblem = (translation: string): string => {
    const [problem] = findTranslationProblems({...PAIR, translation});
    return problem ? `${problem.line}: ${problem.message}. ${problem.fix}` : 'nothing';
  };
  const lineOf = (start: string): number =>
    TRANSLATION.split('\n').findIndex((line) => line.startsWith(start)) + 1;

  it('names the line and the command for a page without a record', () => {
    expect(firstProblem(UNRECORDED)).toMatch(
      /^1: the translation has no valid record.*npm run i18n -- record \/obis\/kms/,
    );
  });

  it('names the line of an invalid record', () => {
    const shown = firstProblem(TRANSLATION.replace(/hash: '.*'/, "hash: 'oops'"));
    expect(shown).toContain(`${lineOf('translation:')}: the translation has no valid record`);
  });

  it('names the heading of a missing section, and where it begins in the source', () => {
    const shown = firstProblem(TRANSLATION.replace(/## 步骤[^]*?(?=## 问题)/, ''));
    expect(shown).toBe(
      `${lineOf('## 步骤')}: heading 1 is "## #if-it-does-not-work", in the source "## #steps". make it the same as line 20 of the source`,
    );
  });

  it('does not report a missing link if its target does not exist', () => {
    const translation = TRANSLATION.replace('[使用方](/obis/kms/check-keys#used-by)', '使用方');
    const problemsOf = (...routes: string[]) =>
      findTranslationProblems({...PAIR, translation}, {routes}).length;
    expect(problemsOf('/obis/kms/overview')).toBe(0);
    expect(problemsOf('/obis/kms/overview', '/obis/kms/check-keys')).toBe(1);
  });

  it('names the line of a list with a step missing', () => {
    const shown = firstProblem(TRANSLATION.replace('3. 确认。\n', ''));
    expect(shown).toMatch(
      `${lineOf('1. ')}: list of steps 1 is "2 steps", in the source "3 steps"`,
    );
  });
});
