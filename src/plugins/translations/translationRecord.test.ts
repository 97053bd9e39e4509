import {describe, expect, it} from 'vitest';
import {readTranslationRecord, writeTranslationRecord} from './translationRecord';

const RECORD = {source: 'en', hash: '3f9c01d27be4'} as const;
const ENTRY = "translation: {source: en, hash: '3f9c01d27be4'}";

const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n甲\n\n---\n\n# 乙\n`;
const OLD = "translation: {source: en, hash: 'old'}";
const LONG = 'translation:\n  source: en\n  hash: old';

describe('writeTranslationRecord', () => {
  it.each([
    // Not at the line of hyphens in the text.
    ['at the end of the front matter', page('description: 甲'), page('description: 甲', ENTRY)],
    ['in place of the old one', page(OLD, 'a: 1'), page('a: 1', ENTRY)],
    ['in place of one over several lines', page(LONG, 'a: 1'), page('a: 1', ENTRY)],
    ['in place of two', page(ENTRY, 'a: 1', ENTRY), page('a: 1', ENTRY)],
    ['after a byte order mark', `\uFEFF${page('a: 1')}`, `\uFEFF${page('a: 1', ENTRY)}`],
    ['where there is no front matter', '# 乙\n', `---\n${ENTRY}\n---\n\n# 乙\n`],
    ['with CRLF', '---\r\na: 1\r\n---\r\n# 乙\r\n', `---\r\na: 1\r\n${ENTRY}\r\n---\r\n# 乙\r\n`],
  ])('%s', (_, before, after) => {
    expect(writeTranslationRecord(before, RECORD)).toBe(after);
    expect(readTranslationRecord(after).record).toEqual(RECORD);
  });

  it('reads back a hash that YAML would parse as a number', () => {
    const record = {source: 'en', hash: '12e456789012'} as const;
    expect(readTranslationRecord(writeTranslationRecord('# 乙\n', record)).record).toEqual(record);
  });
});
