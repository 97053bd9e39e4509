import {describe, expect, it} from 'vitest';
import {factKindOf, type DataFolder} from '../plugins/product-model/kinds';
import {lineAt, parseYaml} from './parseYaml';

const VALUE = `id: kms
values:
  - id: keys-max
    name: {en: Keys, zh: 密钥数量}
    value: '1,000'
`;

const parse = (folder: DataFolder, text: string) =>
  parseYaml(factKindOf(folder).schema, 'data/x.yaml', text, 'the guide lists the keys');

/** Return the problems of a file, each as `file:line: message. Fix: fix`. */
function problemsOf(folder: DataFolder, text: string): string[] {
  const result = parse(folder, text);
  return result.ok
    ? []
    : result.problems.map(
        ({file, line, message, fix}) => `${file}:${line}: ${message}. Fix: ${fix}`,
      );
}

describe('parseYaml', () => {
  it('accepts a valid file, with a byte order mark too, and finds the line of a value', () => {
    const result = parse('values', `\uFEFF${VALUE}`);
    expect(result).toMatchObject({ok: true, parsed: {content: {values: [{id: 'keys-max'}]}}});
    expect(result.ok && lineAt(result.parsed, ['values', 0, 'value'])).toBe(5);
  });

  it.each(["{en: '1,000 of 8', zh: 8 分之 1000}", '{en: Twice the size, zh: 大小的 2 倍}'])(
    'accepts the value %s',
    (value) => {
      expect(problemsOf('values', VALUE.replace("'1,000'", value))).toEqual([]);
    },
  );

  it.each([
    '{kind: standard, ref: RFC 5280}',
    "{kind: confirmed, ref: 'Product owner, 2026-12-01'}",
  ])('accepts the source %s', (source) => {
    expect(problemsOf('values', `${VALUE}    source: ${source}\n`)).toEqual([]);
  });

  it.each([
    ['value:', 'valeu:', /^\S+:5: values\.0: there is no key "valeu"\. Fix: Did you mean value\?$/],
    [
      'value:',
      'amount:',
      /:5: .*"amount"\. Fix: remove it, or write one of: id, name, note, source/,
    ],
    [': Keys', ': 802.10', /:4: values\.0\.name\.en: .* Fix: write '802\.10', in quotation marks/],
    [': Keys', ': null', /:4: values\.0\.name\.en: .* Fix: write 'null', in quotation marks/],
    [', zh: 密钥数量', '', /:4: values\.0\.name\.zh: /],
    ['密钥数量', "''", /:4: values\.0\.name\.zh: the text is empty/],
    [': Keys,', ': One, two,', /:4: .*"two"\. Fix: put the whole text in quotation marks, such/],
    [
      "'1,000'",
      '{en: 1,000 keys, zh: 1000 个}',
      /:5: .* Fix: put the whole text in quotation marks/,
    ],
    [': Keys', ': Keys: all', /:4: not valid YAML: .* Fix: put the whole text in quotation marks/],
    ["'1,000'", 'Keys: all', /:5: not valid YAML: .* Fix: put the whole text in quotation marks/],
    ['    value', '     value', /:5: .* Fix: let the entries of this line and of/],
    ['    name', '     name', /:3: .* Fix: let the entries of this line and of/],
    ['    name', '   name', /:4: .* Fix: let the entries of this line and of/],
    ['  - id', '- id', /:3: .* Fix: let the entries of this line and of/],
    ['    value', '\tvalue', /:5: .* Fix: replace the tab with spaces/],
    [/$/, '    source: standard\n', /:6: values\.0\.source: this is no source\. It says where/],
    [/$/, '    source: {kind: guessed}\n', /:6: values\.0\.source\.kind: this is no source/],
    [/$/, '    source: {kind: standard}\n', /:6: values\.0\.source\.ref: /],
    [/$/, '    source: {kind: confirmed}\n', /:6: values\.0\.source\.ref: /],
    ["'1,000'", '{en: 7 days}', /:5: values\.0\.value: write one text in quotes/],
    ["'1,000'", '1000', /:5: values\.0\.value: write one text in quotes/],
    ["'1,000'", '{en: 8 days, zh: 7 天}', /:5: .*write the same numbers/],
    ['keys-max', 'KeysMax', /:3: values\.0\.id: an id is lower-case letters/],
    ['Keys, zh: 密钥数', 'Keys， zh: 密钥数', /:4: not valid YAML: .* Write , and : with a space/],
    ["'1,000'", '*many', /not valid YAML: .*many/],
    [/[^]*/, '', /:1: Invalid input/],
  ])('refuses %s written as %j, with the line', (from, to, message) => {
    expect(problemsOf('values', VALUE.replace(from, to)).join('\n')).toMatch(message);
  });
});
