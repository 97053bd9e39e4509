import {describe, expect, it} from 'vitest';
import {normalizeCharacters, normalizeQuery} from './normalizeQuery';

describe('normalizeQuery', () => {
  it.each([
    'CERT-02.',
    '(CERT-02)',
    '`CERT-02`',
    '**CERT-02**',
    '「CERT-02」。',
    '“CERT-02”，',
    '»CERT-02«!',
    '• CERT-02…',
    'ＣＥＲＴ－０２',
    'CERT\u201102',
    'CERT−02 –',
    'CERTー02',
    'CERT\u2060-\u200b02\ufeff',
    '\u202aCERT-02\u202c',
    'C\u00adERT-02',
    '\u00a0CERT-02\u0003',
  ])('reads %j as CERT-02', (text) => expect(normalizeQuery(text).trim()).toBe('CERT-02'));

  it('keeps what is inside a query, and the space behind a complete word', () => {
    expect(normalizeQuery('doesn’t start (P-256) now')).toBe("doesn't start (P-256) now");
    expect(normalizeQuery('key\u00a0 ')).toBe('key ');
    expect(normalizeQuery('delete the key —')).toBe('delete the key ');
    expect(normalizeQuery('删除密钥？')).toBe('删除密钥');
    expect(normalizeQuery('Matter™')).toBe('Matter');
  });

  it('keeps a text without letters and digits, which is not an empty query', () =>
    expect(normalizeQuery('？🔑')).toBe('?🔑'));

  it('changes nothing more when it is applied again', () => {
    for (const text of ['«SEC−»', ' ﬁle ´', '\ud800key\ufe0f', '℃ № ½ "']) {
      const once = normalizeQuery(text);
      expect(normalizeQuery(once)).toBe(once);
      expect(normalizeCharacters(once)).toBe(once);
    }
  });
});
