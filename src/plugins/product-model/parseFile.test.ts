import {describe, expect, it} from 'vitest';
import {parseFile} from './parseFile';
import {lineAt} from './parseYaml';
import type {Folder} from './kinds';

const LIMIT = `topic:
  id: kms
  name: {en: Keys, zh: 密钥}
limits:
  - id: keys-max
    name: {en: Keys, zh: 密钥数量}
    value: '1,000'
    source: {kind: assumed}
`;

/** The problems of a file, each as `line: message. Fix: fix`. */
function problemsOf(folder: Folder, text: string): string[] {
  const result = parseFile(folder, 'data/x.yaml', text);
  return result.ok
    ? []
    : result.problems.map(
        ({file, line, message, fix}) => `${file}:${line}: ${message}. Fix: ${fix}`,
      );
}

describe('parseFile', () => {
  it('accepts a valid file and finds the line of a value', () => {
    const result = parseFile('limits', 'data/limits/kms.yaml', LIMIT);
    expect(result).toMatchObject({ok: true, parsed: {content: {limits: [{id: 'keys-max'}]}}});
    expect(result.ok && lineAt(result.parsed, ['limits', 0, 'value'])).toBe(7);
  });

  it.each(["{en: '1,000 of 8', zh: 8 分之 1000}", '{en: Twice the size, zh: 大小的 2 倍}'])(
    'accepts the value %s',
    (value) => {
      expect(problemsOf('limits', LIMIT.replace("'1,000'", value))).toEqual([]);
    },
  );

  it('wants the least, the default and the most in this order', () => {
    const limitOf = (id: string, value: string) =>
      LIMIT.slice(LIMIT.indexOf('  - id:')).replace('keys-max', id).replace("'1,000'", value);
    const text = `${LIMIT.replace("'1,000'", "'30'")}${limitOf('keys-default', "'1,000'")}`;
    expect(problemsOf('limits', text)).toEqual([
      expect.stringMatching(/:7: .*no less than keys-default/),
    ]);
    expect(problemsOf('limits', text.replace("'30'", "'5,000'"))).toEqual([]);
  });

  it('takes a misspelt key for no missing one as well', () => {
    expect(problemsOf('limits', LIMIT.replace('source:', 'soruce:'))).toEqual([
      expect.stringMatching(/:8: limits\[1\] has the unknown key `soruce`/),
    ]);
  });

  it('reports only the first error of invalid YAML: the others follow from it', () => {
    expect(problemsOf('limits', LIMIT.replace('limits:', 'limits: ['))).toHaveLength(1);
  });

  it.each([
    ['value:', 'valeu:', /:7: limits\[1\] has the unknown key `valeu`.*correct its spelling/],
    [', zh: 密钥数量', '', /:6: limits\[1\]\.name\.zh is missing.*add the Chinese text as `zh:`/],
    ['密钥数量', "''", /:6: limits\[1\]\.name\.zh is "".*the text is empty/],
    ['    source: {kind: assumed}\n', '', /:5: limits\[1\]\.source is missing.*add `source:`/],
    [
      '{en: Keys, zh: 密钥数',
      '{en: !not x, zh: 密',
      /:6: .*not valid YAML: Unresolved tag: !not.*quote/,
    ],
    ['assumed', 'guessed', /:8: .*kind is "guessed".*use spec, standard, confirmed or assumed/],
    ['assumed', 'standard', /:8: limits\[1\]\.source\.ref is missing.*add `ref:`/],
    ["'1,000'", '{en: 7 days}', /:7: limits\[1\]\.value\.zh is missing.*add the Chinese text as/],
    ["'1,000'", '{en: 8 days, zh: 7 天}', /:7: .*"7 天"}\. Fix: write the same numbers/],
    ["'1,000'", '{en: 8 hours, zh: 8 分钟}', /:7: .*write the same numbers and units/],
    ["'1,000'", '1000', /:7: limits\[1\]\.value is 1000.*write one quoted text/],
    ['keys-max', 'KeysMax', /:5: limits\[1\]\.id is "KeysMax".*lower-case letters/],
    ['Keys, zh: 密钥数', 'Keys， zh: 密钥数', /:6: a full-width sign .*\("，"\).*half-width sign/],
    ['{kind: assumed}', '{kind:assumed}', /:8: no space after a colon \("kind:"\)/],
    ['limits:', '<<<<<<< HEAD\nlimits:', /:4: a merge conflict is left.*keep one/],
    ['value:', 'value：', /:7: a full-width sign .*\("："\).*half-width sign/],
    ["value: '1,000'", 'value: about #1', /:7: a sign that ends the text \("#"\).*quote the text/],
    [/[^]*/, 'topic:\n  id: kms\n name: x: y\n', /:3: .*not valid YAML.*check the indentation/],
    [
      '    value:',
      '    id: keys-min\n    value:',
      /:7: this key is given twice.*keep one of the two/,
    ],
    ["'1,000'", '*many', /:7: a value given elsewhere \("\*many"\).*quote the text/],
    [/[^]*/, '', /:1: the file is empty.*fill it in/],
    [/[^]*/, '- a\n', /:1: the file is \["a"\].*write `key: value` lines/],
  ])('explains %s written as %j', (from, to, message) => {
    expect(problemsOf('limits', LIMIT.replace(from, to)).join('\n')).toMatch(message);
  });

  it('explains an unknown tone of a state', () => {
    const state = 'id: on, name: {en: On, zh: 开}, meaning: {en: On., zh: 开。}, tone: green';
    const text = `id: key\nname: {en: Key, zh: 密钥}\nstates:\n  - {${state}}\n`;
    expect(problemsOf('entities', text).join('\n')).toMatch(
      /x\.yaml:4: states\[1\]\.tone is "green".*use one of success, info, warning, danger, neutral/,
    );
  });
});
