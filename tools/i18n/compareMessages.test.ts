import {describe, expect, it} from 'vitest';
import {compareMessages} from './compareMessages';

const isRequired = (id: string) => id.startsWith('obis.');

/** What is said of one text of the interface and its translation; null is a text that is not there. */
const check = (english: string | null, translated: string | null, id = 'obis.a') => {
  const of = (text: string | null) => new Map(text === null ? [] : [[id, text]]);
  const problems = compareMessages(of(english), of(translated), isRequired, 'zh');
  return problems.map((problem) => `${problem.id}: ${problem.message}`);
};

describe('compareMessages', () => {
  it.each([
    ['a translated text', 'Retry', '重试'],
    ['a text that is missing', 'Retry', null, 'no Chinese text for "Retry"'],
    ['a text that nothing asks for', null, '重试', 'nothing asks for this text'],
    ['a text of placeholders only', '{name}: {text}', '{name}：{text}'],
    ['a text that was left in English', 'Retry', 'Retry', '"Retry" is not Chinese'],
    ['an empty text', 'Retry', ''],
    ['a sign', ', ', '、'],
    [
      'a lost placeholder',
      '{a} of {b}',
      '{a} 项',
      '"{a} 项" has other placeholders than "{a} of {b}"',
    ],
    ['placeholders in another order', '{a} of {b}', '{b} 中的 {a}'],
  ])('%s', (_, english, translated, problem?: string) => {
    expect(check(english, translated)).toEqual(problem ? [`obis.a: ${problem}`] : []);
  });

  it('says the entry to paste', () => {
    const [problem] = compareMessages(
      new Map([['obis.a', 'Say "x"']]),
      new Map(),
      isRequired,
      'zh',
    );
    expect(problem?.fix).toContain(String.raw`"obis.a": {"message":"Say \"x\""}`);
  });

  it('a text of the theme that the theme translates', () => {
    expect(check('Retry', null, 'theme.a')).toEqual([]);
  });
});
