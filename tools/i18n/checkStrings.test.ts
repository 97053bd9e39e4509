import {describe, expect, it} from 'vitest';
import {checkStrings} from './checkStrings';

const check = (asked: Record<string, string>, translated: Record<string, string>) =>
  checkStrings(
    new Map(Object.entries(asked)),
    new Map(Object.entries(translated)),
    (id) => id.startsWith('obis.'),
    'zh',
  ).map(({id, message}) => `${id}: ${message}`);

describe('checkStrings', () => {
  it.each([
    ['a translated text', {'obis.a': 'Retry'}, {'obis.a': '重试'}, []],
    ['a text that is missing', {'obis.a': 'Retry'}, {}, ['obis.a: no Chinese text for "Retry"']],
    ['a text of the theme that the theme translates', {'theme.a': 'Retry'}, {}, []],
    [
      'a text that nothing asks for',
      {},
      {'obis.a': '重试'},
      ['obis.a: nothing asks for this text'],
    ],
    ['a text of placeholders only', {'obis.a': '{name}: {text}'}, {'obis.a': '{name}：{text}'}, []],
    [
      'a text that was left in English',
      {'obis.a': 'Retry'},
      {'obis.a': 'Retry'},
      ['obis.a: "Retry" is not Chinese'],
    ],
    ['an empty text', {'obis.a': 'Retry'}, {'obis.a': ''}, []],
    ['a sign', {'obis.a': ', '}, {'obis.a': '、'}, []],
    [
      'a placeholder that got lost',
      {'obis.a': '{done} of {total}'},
      {'obis.a': '已完成 {done} 项'},
      ['obis.a: "已完成 {done} 项" has other placeholders than "{done} of {total}"'],
    ],
    ['placeholders in another order', {'obis.a': '{a} of {b}'}, {'obis.a': '{b} 中的 {a}'}, []],
  ])('%s', (_, asked, translated, problems) => {
    expect(check(asked, translated)).toEqual(problems);
  });
});
