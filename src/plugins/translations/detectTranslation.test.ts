import {describe, expect, it} from 'vitest';
import {detectTranslation} from './detectTranslation';
import {ROUTE, SITE, SOURCE, TRANSLATION, UNSTAMPED} from './pageFixture';
import type {TranslationProblem, TranslationState} from './types';

type Edit = (text: string) => string | undefined;

/** Edits of the source and of its translation, and the expected detection. */
type Scenario = {
  readonly name: string;
  readonly source?: Edit;
  readonly translation?: Edit;
  readonly state: TranslationState;
  /** Expected kinds of errors, which fail the build; default none. */
  readonly errors?: readonly TranslationProblem['kind'][];
};

/** Replaces text that must exist: a scenario without a change would prove nothing. */
const swap =
  (before: string | RegExp, after: string): Edit =>
  (text) => {
    const edited = text.replace(before, after);
    if (edited === text) throw new Error(`the scenario did not change anything: ${before}`);
    return edited;
  };
const stampAs = (stamp: string): Edit => swap(/^translation:.*$/m, stamp);
const windows: Edit = (text) => text.replaceAll('\n', '\r\n');

const FAMILIES: Record<string, readonly Scenario[]> = {
  'the two as they are': [
    {name: 'unchanged', state: 'fresh'},
    {name: 'no translation', translation: () => undefined, state: 'missing'},
    {name: 'no source', source: () => undefined, state: 'orphan', errors: ['orphan']},
  ],
  'reformatting of the source': [
    {name: 'Windows line ends', source: windows, state: 'fresh'},
    {name: 'a byte order mark', source: (text) => `\uFEFF${text}`, state: 'fresh'},
    {name: 'a paragraph on one line', source: swap('cancel\nfor', 'cancel for'), state: 'fresh'},
    {name: 'more blank lines', source: swap('\n\n## Steps', '\n\n\n\n## Steps'), state: 'fresh'},
    {
      name: 'spaces at the end of a line',
      source: swap('3. Confirm.', '3. Confirm.  '),
      state: 'fresh',
    },
    {name: 'another mark of emphasis', source: swap('*nobody*', '_nobody_'), state: 'fresh'},
    {
      name: 'other bullets',
      source: swap('- One thing\n- Another', '* One thing\n* Another'),
      state: 'fresh',
    },
    {
      name: 'a list with blank lines',
      source: swap('- One thing\n- ', '- One thing\n\n- '),
      state: 'fresh',
    },
    {name: 'steps all numbered 1', source: swap('2. Select', '1. Select'), state: 'fresh'},
    {
      name: 'a padded table',
      source: swap('| --- | --- | --- |', '|:--|  ------  |-----|'),
      state: 'fresh',
    },
    {
      name: 'other quotes in an attribute',
      source: swap('entity="key"', "entity='key'"),
      state: 'fresh',
    },
    {
      name: 'attributes in another order',
      source: swap('entity="key" fields="name,type"', 'fields="name,type" entity="key"'),
      state: 'fresh',
    },
    {
      name: 'a comment for the lint',
      source: swap('## Steps', '{/* lint-allow number: sample */}\n\n## Steps'),
      state: 'fresh',
    },
    {name: 'no line end at the end', source: (text) => text.trimEnd(), state: 'fresh'},
  ],
  'front matter': [
    {
      name: 'another position in the sidebar',
      source: swap('sidebar_position: 4', 'sidebar_position: 9'),
      state: 'fresh',
    },
    {
      name: 'a new key that nobody translates',
      source: swap('---\n', '---\nhide_title: true\n'),
      state: 'fresh',
    },
    {
      name: 'quotes around the description',
      source: swap(/description: (.*)$/m, "description: '$1'"),
      state: 'fresh',
    },
    {
      name: 'another description',
      source: swap('Delete a key safely', 'Delete keys safely'),
      state: 'stale',
    },
    {
      name: 'another label in the sidebar',
      source: swap('label: Delete a key', 'label: Delete'),
      state: 'stale',
    },
    {
      name: 'only the description of the translation',
      translation: swap('安全地', '放心地'),
      state: 'fresh',
    },
    {
      name: 'malformed front matter of the source',
      source: swap('description:', 'description: "'),
      state: 'untracked',
      errors: ['syntax'],
    },
    {
      name: 'malformed front matter of the translation',
      translation: swap('sidebar_position: 4', 'a: [1'),
      state: 'untracked',
      errors: ['syntax'],
    },
  ],
  'links of the source': [
    {
      name: 'with the file ending',
      source: swap('/check-keys#', '/check-keys.mdx#'),
      state: 'fresh',
    },
    {name: 'with a last slash', source: swap('/check-keys#', '/check-keys/#'), state: 'fresh'},
    {
      name: 'relative to the page',
      source: swap('/obis/kms/check-keys', './check-keys.mdx'),
      state: 'fresh',
    },
    {name: 'to another heading', source: swap('#used-by', '#find'), state: 'stale'},
  ],
  'changes of the source': [
    {name: 'a word', source: swap('Confirm', 'Confirm twice'), state: 'stale'},
    {name: 'a full stop', source: swap('3. Confirm.', '3. Confirm'), state: 'stale'},
    {
      name: 'a paragraph added',
      source: swap('## Steps', 'A new paragraph.\n\n## Steps'),
      state: 'stale',
    },
    {
      name: 'a paragraph removed',
      source: swap('Data encrypted under the key can never be read again.', 'Data.'),
      state: 'stale',
    },
    {name: 'a step added', source: swap('3. Confirm.', '3. Wait.\n4. Confirm.'), state: 'stale'},
    {
      name: 'two steps exchanged',
      source: swap(
        /(1\. Select <UI>Disable<\/UI>\.)\n2\. (.*)\n/,
        '1. $2\n2. Select <UI>Disable</UI>.\n',
      ),
      state: 'stale',
    },
    {
      name: 'a command changed',
      source: swap('obis-edge status', 'obis-edge check'),
      state: 'stale',
    },
    {name: 'a heading renamed', source: swap('## Steps', '## What to do'), state: 'stale'},
    {name: 'the id of a heading changed', source: swap('#steps */', '#do */'), state: 'stale'},
    {
      name: 'a section added',
      source: (text) => `${text}\n## Next {/* #next */}\n\n- [All keys](/obis/kms/check-keys)\n`,
      state: 'stale',
    },
    {name: 'a note made a warning', source: swap(':::danger', ':::warning'), state: 'stale'},
    {
      name: 'a row added to a table',
      source: swap('| No <UI>', '| Nothing | Offline | Wait. |\n| No <UI>'),
      state: 'stale',
    },
    {name: 'a label in a diagram', source: swap('[Enabled]', '[On]'), state: 'stale'},
    {
      name: 'the text alternative of a picture',
      source: swap('![The dialog]', '![The dialog of the key]'),
      state: 'stale',
    },
    {
      name: 'the first number of the steps',
      source: swap('1. Select', '4. Select'),
      state: 'stale',
    },
    {
      name: 'the target of a reference',
      source: (text) => `${text}\n[one]: /obis/kms/overview\n`,
      state: 'stale',
    },
    {name: 'another limit', source: swap('wait-default', 'wait-max'), state: 'stale'},
    {name: 'emphasis gone', source: swap('*nobody*', 'nobody'), state: 'stale'},
    {name: 'everything gone', source: () => '', state: 'stale'},
  ],
  'false sync: the source changed and only': [
    {
      name: 'a word of the translation was corrected',
      source: swap('3. Confirm.', '3. Confirm twice.'),
      translation: swap('确认。', '单击确认。'),
      state: 'stale',
    },
    {
      name: 'the translation was reformatted',
      source: swap('3. Confirm.', '3. Confirm twice.'),
      translation: windows,
      state: 'stale',
    },
    {
      name: 'a step was added to both, with the old stamp',
      source: swap('3. Confirm.', '3. Wait.\n4. Confirm.'),
      translation: swap('3. 确认。', '3. 等待。\n4. 确认。'),
      state: 'stale',
    },
  ],
  'changes of the translation alone': [
    {name: 'better words', translation: swap('永远无法解密', '再也无法解密'), state: 'fresh'},
    {name: 'other marks', translation: swap('，见', '；见'), state: 'fresh'},
    {name: 'sentences joined', translation: swap('。<Limit', '，<Limit'), state: 'fresh'},
    {name: 'Windows line ends', translation: windows, state: 'fresh'},
    {name: 'a byte order mark', translation: (text) => `\uFEFF${text}`, state: 'fresh'},
    {name: 'words of a diagram', translation: swap('a[启用]', 'a[已启用]'), state: 'fresh'},
    {
      name: 'a link in another place',
      translation: swap(
        '，见[密钥状态](/obis/kms/overview#states)。',
        '（[密钥状态](/obis/kms/overview#states)）。',
      ),
      state: 'fresh',
    },
    {
      name: 'a step removed',
      translation: swap('3. 确认。\n', ''),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a heading removed',
      translation: swap(/## 问题处理.*\n/, ''),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a heading of another level',
      translation: swap('## 步骤', '### 步骤'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'another id',
      translation: swap('#steps */', '#buzhou */'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a heading without an id',
      translation: swap('## 步骤 {/* #steps */}', '## 步骤'),
      state: 'diverged',
      errors: ['heading-id', 'structure'],
    },
    {
      name: 'a translated command',
      translation: swap('obis-edge status', 'obis-edge 状态'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a code block removed',
      translation: swap(/```bash[\s\S]*?```\n/, ''),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a danger made a note',
      translation: swap(':::danger', ':::note'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a column left out',
      translation: swap(
        /\| 现象[\s\S]*?管理员。 \|/,
        '| 现象 | 处理方法 |\n| --- | --- |\n| 没有 | 联系管理员。 |',
      ),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a link to another page',
      translation: swap('check-keys#used-by', 'create-a-key'),
      state: 'diverged',
      errors: ['structure', 'structure'],
    },
    {
      name: 'another picture',
      translation: swap('delete-dialog-zh', 'other-dialog'),
      state: 'diverged',
      errors: ['structure', 'structure'],
    },
    {
      name: 'another limit',
      translation: swap('wait-default', 'wait-max'),
      state: 'diverged',
      errors: ['structure', 'structure'],
    },
    {
      name: 'a term left out',
      translation: swap('<Term id="kms">密钥管理服务（KMS）</Term>', '平台'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a table of other fields',
      translation: swap('name,type', 'name'),
      state: 'diverged',
      errors: ['structure', 'structure'],
    },
    {
      name: 'a link with the language',
      translation: swap('](/obis/kms/overview', '](/zh/obis/kms/overview'),
      state: 'diverged',
      errors: ['language', 'structure', 'structure'],
    },
    {
      name: 'a link to the English site',
      translation: swap('- 一项', `- [一项](${SITE.url}/obis/kms/overview)`),
      state: 'diverged',
      errors: ['language', 'structure'],
    },
    {
      name: 'a link to the English site under another protocol, with a query',
      translation: swap('- 一项', '- [一项](http://docs.example.com?page=1)'),
      state: 'diverged',
      errors: ['language', 'structure'],
    },
    {
      name: 'a relative link out of the language',
      translation: swap('- 一项', '- [一项](../../en/kms)'),
      state: 'diverged',
      errors: ['language', 'structure'],
    },
    {
      name: 'a component that leads out of the language, in braces',
      translation: swap('- 一项', '- <Link to={"/en/kms"}>一项</Link>'),
      state: 'diverged',
      errors: ['language', 'structure', 'structure'],
    },
    {
      name: 'a reference that leads out of the language',
      translation: swap('- 一项', '[一]: /zh/kms\n\n- [一项][一]'),
      state: 'diverged',
      errors: ['language', 'structure'],
    },
    {
      name: 'a switch of a component',
      translation: swap('"name,type" />', '"name,type" prevention />'),
      state: 'diverged',
      errors: ['structure', 'structure'],
    },
    {
      name: 'an id in braces',
      translation: swap('id="key-deletion-wait-default"', "id={'key-deletion-wait-default'}"),
      state: 'fresh',
    },
    {
      name: 'steps that begin with another number',
      translation: swap('1. 单击', '4. 单击'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'a link past the router',
      translation: swap('- 一项', '- [一项](pathname:///obis/kms/overview)'),
      state: 'diverged',
      errors: ['language', 'structure'],
    },
    {
      name: 'a link to a file that the source does not have',
      translation: swap('- 一项', '- [一项](pathname:///samples/pai.pem)'),
      state: 'diverged',
      errors: ['structure'],
    },
    {
      name: 'not valid MDX',
      translation: swap('- 一项', '- <UI>一项'),
      state: 'untracked',
      errors: ['syntax'],
    },
    {name: 'an empty file', translation: () => '', state: 'untracked', errors: ['stamp']},
  ],
  'links that leave the language on a page that is': [
    {
      name: 'stale',
      source: swap('3. Confirm.', '3. Wait.'),
      translation: swap('](/obis/kms/overview', '](/zh/obis/kms/overview'),
      state: 'stale',
      errors: ['language'],
    },
  ],
  stamps: [
    {name: 'none', translation: () => UNSTAMPED, state: 'untracked', errors: ['stamp']},
    {
      name: 'no front matter',
      translation: (text) => text.replace(/^---[\s\S]*?---\n/, ''),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'too short',
      translation: stampAs("translation: {source: en, hash: '3f9c'}"),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'upper case',
      translation: stampAs("translation: {source: en, hash: '3F9C01D27BE4'}"),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'a commit instead of a hash',
      translation: stampAs('translation: a1b2c3d'),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'without a hash',
      translation: stampAs('translation: {source: en}'),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'of an unknown language',
      translation: stampAs("translation: {source: de, hash: '3f9c01d27be4'}"),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'of the language of the page itself',
      translation: swap('{source: en', '{source: zh'),
      state: 'untracked',
      errors: ['stamp'],
    },
    {
      name: 'twice',
      translation: swap('---\n\n#', "translation: {source: en, hash: '3f9c01d27be4'}\n---\n\n#"),
      state: 'untracked',
      errors: ['syntax'],
    },
    {
      name: 'of another text',
      translation: stampAs("translation: {source: en, hash: '3f9c01d27be4'}"),
      state: 'stale',
    },
    {
      name: 'that YAML takes for a number',
      translation: stampAs('translation: {source: en, hash: 123456789012}'),
      state: 'stale',
    },
    {
      name: 'that YAML takes for a power of ten',
      translation: stampAs('translation: {source: en, hash: 12e456789012}'),
      state: 'stale',
    },
  ],
};

describe.each(Object.entries(FAMILIES))('%s', (_, scenarios) => {
  it.each([...scenarios])('$name → $state', ({source, translation, state, errors = []}) => {
    const found = detectTranslation(
      {
        route: ROUTE,
        sourceFile: 'docs/obis/kms/delete-a-key.mdx',
        source: source ? source(SOURCE) : SOURCE,
        translationFile: 'i18n/zh/delete-a-key.mdx',
        translation: translation ? translation(TRANSLATION) : TRANSLATION,
      },
      SITE,
    );
    const kinds = found.problems.filter(({severity}) => severity === 'error').map(({kind}) => kind);
    expect({state: found.state, errors: kinds}).toEqual({state, errors});
  });
});

describe('what a writer is told', () => {
  /** The first problem, formatted. */
  const firstProblem = (translation: string): string => {
    const [problem] = detectTranslation(
      {
        route: ROUTE,
        sourceFile: 'docs/a.mdx',
        source: SOURCE,
        translationFile: 'i18n/a.mdx',
        translation,
      },
      SITE,
    ).problems;
    return problem ? `${problem.line}: ${problem.message}. ${problem.fix}` : 'nothing';
  };
  const lineOf = (start: string): number =>
    TRANSLATION.split('\n').findIndex((line) => line.startsWith(start)) + 1;

  it('names the line and the command for a page without a stamp', () => {
    expect(firstProblem(UNSTAMPED)).toMatch(
      /^1: the translation has no stamp.*npm run i18n -- ack \/obis\/kms/,
    );
  });

  it('names the line and the value of a bad stamp', () => {
    const shown = firstProblem(TRANSLATION.replace(/hash: '.*'/, "hash: 'oops'"));
    expect(
      shown.startsWith(`${lineOf('translation:')}: bad stamp: the hash of the stamp is "oops"`),
    ).toBe(true);
  });

  it('names the line of a list with a step missing', () => {
    const shown = firstProblem(TRANSLATION.replace('3. 确认。\n', ''));
    expect(shown).toMatch(
      `${lineOf('1. ')}: list of steps 1 is "2 steps", in the source "3 steps"`,
    );
  });
});
