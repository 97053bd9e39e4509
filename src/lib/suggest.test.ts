import {describe, expect, it} from 'vitest';
import {suggest} from './suggest';

describe('suggest', () => {
  it.each([
    ['a wrong letter', 'key-weapping', ['key-wrapping', 'kcv'], 'Did you mean key-wrapping?'],
    ['letters that are swapped', 'kvc', ['kcv', 'kms'], 'Did you mean kcv or kms?'],
    ['which is nearest', 'VERFY-01', ['VERIFY-02', 'VERIFY-01'], 'Did you mean VERIFY-01?'],
    ['a part of a value', 'wrapping', ['key-wrapping', 'kcv'], 'Did you mean key-wrapping?'],
    ['a page with a part too much', '/obis/faq/x', ['/', '/obis/faq'], 'Did you mean /obis/faq?'],
    ['nothing like it', 'ports', ['kcv', '/'], 'write one of: /, kcv.'],
    ['nothing known', 'ports', [], 'None is defined yet.'],
  ])('knows %s', (_name, value, known, expected) => {
    expect(suggest(value, known)).toBe(expected);
  });
});
