import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {normalize, tokenize} from './tokenize';

const terms = (text: string) => tokenize(text).map((token) => token.term);

describe('tokenize', () => {
  it('turns a code into the whole code, the code without separators, and its parts', () => {
    expect(terms('P-256')).toEqual(['p-256', 'p256', 'p', '256']);
    expect(terms('10.0.0.1')).toEqual(['10.0.0.1', '10001', '10', '0', '0', '1']);
    expect(terms('CASE_ERR_12')).toEqual(['case_err_12', 'caseerr12', 'case', 'err', '12']);
  });

  it('turns Chinese into overlapping pairs of characters, and other scripts into words', () => {
    expect(terms('KMS密钥管理')).toEqual(['kms', '密钥', '钥管', '管理', '理']);
  });

  it('ignores width, case and accents', () => {
    expect(terms('ＡＥＳ Überprüfung Keys')).toEqual(['aes', 'uberprufung', 'keys']);
    expect(normalize('İ')).toBe('i');
  });

  it('gives a word the same terms in a query as inside a text', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9é]{1,12}(?:[-._/][a-zA-Z0-9]{1,6}){0,2}$/);
    fc.assert(
      fc.property(word, (text) => {
        expect(terms(`密钥 ${text}，a`)).toEqual(expect.arrayContaining(terms(text)));
      }),
    );
  });

  it('accepts any text, even with lone surrogates, and returns positions inside it', () => {
    const anyText = fc
      .array(fc.oneof(fc.integer({min: 0, max: 0xffff}), fc.constantFrom(0xd83d, 0xdc00, 0x5bc6)))
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(anyText, (text) => {
        const isSound = tokenize(text).every(
          ({term, start, end}) => term !== '' && start < end && end <= text.length,
        );
        expect(isSound).toBe(true);
      }),
    );
  });
});
