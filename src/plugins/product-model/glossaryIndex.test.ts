import {describe, expect, it} from 'vitest';
import {indexLetter, indexTerms} from './glossaryIndex';

const term = (en: string, zh: string, abbr?: string) => ({
  id: en.replaceAll(' ', '-'),
  en,
  zh,
  abbr,
});

const terms = [
  term('station', '工位'),
  term('key management service', '密钥管理服务', 'KMS'),
  term('batch', '批次'),
  term('edge service', '边缘服务'),
  term('key', '密钥'),
];

const outline = (locale: 'en' | 'zh') =>
  indexTerms(terms, locale).map(
    ({letter, entries}) => `${letter}: ${entries.map(({label}) => label).join(', ')}`,
  );

describe('glossary index', () => {
  it('groups English terms by letter, abbreviations included', () => {
    expect(outline('en')).toEqual([
      'B: batch',
      'E: edge service',
      'K: key, key management service, KMS',
      'S: station',
    ]);
  });

  it('groups Chinese terms by pinyin', () => {
    expect(outline('zh')).toEqual([
      'B: 边缘服务',
      'G: 工位',
      'K: KMS',
      'M: 密钥, 密钥管理服务',
      'P: 批次',
    ]);
  });

  it.each([
    ['安全启动', 'A'],
    ['产品', 'C'],
    ['二维码', 'E'],
    ['配网', 'P'],
    ['认证', 'R'],
    ['验证器', 'Y'],
    ['证书', 'Z'],
    ['3DES', '#'],
  ])('puts %s under %s', (word, letter) => {
    expect(indexLetter(word, new Intl.Collator('zh-CN'))).toBe(letter);
  });
});
