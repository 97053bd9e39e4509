import {describe, expect, it} from 'vitest';
import {compareMessages} from './compareMessages';

const isRequired = (id: string) => id.startsWith('obis.');

/**
 * What is said of one text of the interface and its translation; null is a text that is not there.
 * @param recorded English text for which the translation was written; left out if nothing is recorded for the file
 */
const check = (
  english: string | null,
  translated: string | null,
  id = 'obis.a',
  recorded?: string | null,
) => {
  const of = (text: string | null) => new Map(text === null ? [] : [[id, text]]);
  const record =
    recorded === undefined ? undefined : {translationFile: 'code.json', messages: of(recorded)};
  const problems = compareMessages(of(english), of(translated), isRequired, 'zh', record);
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

  it.each([
    ['recorded for the English text', 'Retry', '重试', 'Retry'],
    [
      'recorded for another English text',
      'Try later',
      '重试',
      'Retry',
      'the English text is "Try later", and "重试" was written for "Retry"',
    ],
    [
      'not recorded',
      'Retry',
      '重试',
      null,
      'it is not recorded that "重试" was written for "Retry"',
    ],
    ['of which only the record is left', null, null, 'Retry', 'nothing asks for this text'],
  ])('a text that is %s', (_, english, translated, recorded, problem?: string) => {
    for (const id of ['obis.a', 'theme.a']) {
      const expected =
        problem && (english !== null || id === 'obis.a') ? [`${id}: ${problem}`] : [];
      expect(check(english, translated, id, recorded)).toEqual(expected);
    }
  });

  it('says how to record the translation', () => {
    const record = {translationFile: 'code.json', messages: new Map()};
    const english = new Map([['obis.a', 'Say']]);
    for (const translated of [new Map(), new Map([['obis.a', '说']])]) {
      const [problem] = compareMessages(english, translated, isRequired, 'zh', record);
      expect(problem?.fix).toContain('npm run i18n -- record code.json');
    }
  });
});
