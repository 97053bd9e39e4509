import {describe, expect, it} from 'vitest';
import {perLocale} from '../../content/locales';
import {indexTerms} from './glossaryIndex';

const term = (en: string, zh: string, abbr?: string) => ({
  id: en.replaceAll(' ', '-'),
  ...perLocale(() => en),
  zh,
  abbr,
});

const terms = [
  term('station', '工位'),
  term('key management service', '密钥管理服务', 'KMS'),
  term('batch', '批次'),
  term('edge service', '边缘服务'),
  term('key', '密钥'),
  term('triple DES', '3DES'),
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
      'T: triple DES',
    ]);
  });

  it('groups Chinese terms by pinyin', () => {
    expect(outline('zh')).toEqual([
      '#: 3DES',
      'B: 边缘服务',
      'G: 工位',
      'K: KMS',
      'M: 密钥, 密钥管理服务',
      'P: 批次',
    ]);
  });
});
