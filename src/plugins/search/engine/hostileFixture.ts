import fc from 'fast-check';

const PIECES = [
  '<img src=x onerror=alert(1)>',
  '"',
  "'",
  '`',
  '&',
  '&amp;',
  '&lt;script&gt;',
  '<!--',
  ']]>',
  '.*[(',
  '\\u0',
  '$&',
  '$1',
  '\ud83d',
  '\udc00',
  '\0',
  '\u200f',
  '\u202e',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'key',
  'KEYS',
  "key's",
  'ke\u0301y',
  'ＫＥＹ',
  'P-256',
  'CERT-01',
  '密钥',
  '删除',
  '𠮷',
  '，',
  ' ',
  '\n',
];

/**
 * Generate texts that could break a search: markup, quotes, lone surrogates, syntax of regular expressions, property
 * names that every object inherits (such as `constructor`), and words.
 */
export const hostileText = fc
  .array(fc.constantFrom(...PIECES), {maxLength: 40})
  .map((pieces) => pieces.join(''));
