import {describe, expect, it} from 'vitest';
import {parseFile} from './parseFile';
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

describe('parseFile', () => {
  it('accepts a valid file and finds the line of a value', () => {
    const result = parseFile('limits', 'data/limits/kms.yaml', LIMIT);
    expect(result).toMatchObject({ok: true, parsed: {content: {limits: [{id: 'keys-max'}]}}});
    expect(result.ok && result.parsed.lineOf(['limits', 0, 'value'])).toBe(7);
  });

  const BAD: {
    name: string;
    folder?: Folder;
    text: string;
    line: number;
    message: string;
    fix: string;
  }[] = [
    {
      name: 'an unknown key',
      text: LIMIT.replace('value:', 'valeu:'),
      line: 7,
      message: 'limits[1] has the unknown key `valeu`',
      fix: 'correct its spelling',
    },
    {
      name: 'a missing language',
      text: LIMIT.replace('{en: Keys, zh: 密钥数量}', '{en: Keys}'),
      line: 6,
      message: 'limits[1].name.zh is missing',
      fix: 'add the Chinese text as `zh:`',
    },
    {
      name: 'an empty language',
      text: LIMIT.replace('密钥数量', "''"),
      line: 6,
      message: 'limits[1].name.zh is ""',
      fix: 'the text is empty',
    },
    {
      name: 'a missing key',
      text: LIMIT.replace('    source: {kind: assumed}\n', ''),
      line: 5,
      message: 'limits[1].source is missing',
      fix: 'add `source:`',
    },
    {
      name: 'a text that YAML takes for a tag',
      text: LIMIT.replace('{en: Keys, zh: 密钥数量}', '{en: !not these keys, zh: 密钥数量}'),
      line: 6,
      message: 'this is not valid YAML: Unresolved tag: !not',
      fix: 'quote text that',
    },
    {
      name: 'an unknown kind of source',
      text: LIMIT.replace('assumed', 'guessed'),
      line: 8,
      message: 'limits[1].source.kind is "guessed"',
      fix: 'use spec, standard, confirmed or assumed',
    },
    {
      name: 'a standard without its name',
      text: LIMIT.replace('assumed', 'standard'),
      line: 8,
      message: 'limits[1].source.ref is missing',
      fix: 'add `ref:`',
    },
    {
      name: 'a value that is a number',
      text: LIMIT.replace("'1,000'", '1000'),
      line: 7,
      message: 'limits[1].value is 1000',
      fix: 'write one quoted text',
    },
    {
      name: 'an id with capitals',
      text: LIMIT.replace('keys-max', 'KeysMax'),
      line: 5,
      message: 'limits[1].id is "KeysMax"',
      fix: 'lower-case letters',
    },
    {
      name: 'an unknown tone of a state',
      folder: 'entities',
      text: 'id: key\nname: {en: Key, zh: 密钥}\nsource: {kind: assumed}\nstates:\n  - id: on\n    name: {en: On, zh: 开}\n    tone: green\n    meaning: {en: On., zh: 开。}\n    source: {kind: assumed}\n',
      line: 7,
      message: 'states[1].tone is "green"',
      fix: 'use one of success, info, warning, danger, neutral',
    },
    {
      name: 'broken YAML',
      text: 'topic:\n  id: kms\n name: x: y\n',
      line: 3,
      message: 'not valid YAML',
      fix: 'check the indentation',
    },
    {
      name: 'a key given twice',
      text: LIMIT.replace('    value:', '    id: keys-min\n    value:'),
      line: 7,
      message: 'this key is given twice',
      fix: 'keep one of the two',
    },
    {
      name: 'a text that begins with a star',
      text: LIMIT.replace("'1,000'", '*many'),
      line: 7,
      message: '*many stands for a value given elsewhere',
      fix: 'quote the text',
    },
    {name: 'an empty file', text: '', line: 1, message: 'the file is empty', fix: 'fill it in'},
    {
      name: 'a file that is a list',
      text: '- a\n',
      line: 1,
      message: 'the file is ["a"]',
      fix: 'write `key: value` lines',
    },
  ];

  it('reports only the first error of invalid YAML: the others follow from it', () => {
    const result = parseFile('limits', 'data/x.yaml', LIMIT.replace('limits:', 'limits: ['));
    expect(result.ok ? [] : result.problems).toHaveLength(1);
  });

  it.each(BAD)('explains $name', ({folder = 'limits', text, line, message, fix}) => {
    const result = parseFile(folder, 'data/x.yaml', text);
    expect(result.ok).toBe(false);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    const problem = problems.find((entry) => entry.message.includes(message));
    expect(problem?.file).toBe('data/x.yaml');
    expect(problem?.line).toBe(line);
    expect(problem?.fix).toContain(fix);
  });
});
