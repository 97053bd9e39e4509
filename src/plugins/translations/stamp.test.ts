import {describe, expect, it} from 'vitest';
import {readStamp, writeStamp} from './stamp';

const STAMP = {source: 'en', hash: '3f9c01d27be4'};
const ENTRY = "translation: {source: en, hash: '3f9c01d27be4'}";

describe('writeStamp', () => {
  it.each([
    [
      'at the end of the front matter',
      '---\ndescription: 甲\n---\n\n# 乙\n',
      `---\ndescription: 甲\n${ENTRY}\n---\n\n# 乙\n`,
    ],
    [
      'in place of the old one',
      "---\ntranslation: {source: en, hash: 'old'}\na: 1\n---\n# 乙\n",
      `---\na: 1\n${ENTRY}\n---\n# 乙\n`,
    ],
    [
      'in place of one over several lines',
      '---\ntranslation:\n  source: en\n  hash: old\na: 1\n---\n',
      `---\na: 1\n${ENTRY}\n---\n`,
    ],
    [
      'in place of one with an empty line in it',
      '---\ntranslation:\n  source: en\n\n  hash: old\n\na: 1\n---\n',
      `---\n\na: 1\n${ENTRY}\n---\n`,
    ],
    ['after a byte order mark', '\uFEFF# 乙\n', `\uFEFF---\n${ENTRY}\n---\n\n# 乙\n`],
    ['in place of two', `---\n${ENTRY}\na: 1\n${ENTRY}\n---\n`, `---\na: 1\n${ENTRY}\n---\n`],
    ['where there is no front matter', '# 乙\n', `---\n${ENTRY}\n---\n\n# 乙\n`],
    ['in an empty file', '', `---\n${ENTRY}\n---\n\n`],
    [
      'with the line ends of the file',
      '---\r\na: 1\r\n---\r\n# 乙\r\n',
      `---\r\na: 1\r\n${ENTRY}\r\n---\r\n# 乙\r\n`,
    ],
    [
      'above a line of hyphens in the text',
      '---\na: 1\n---\n\n甲\n\n---\n\n乙\n',
      `---\na: 1\n${ENTRY}\n---\n\n甲\n\n---\n\n乙\n`,
    ],
  ])('%s', (_, before, after) => {
    expect(writeStamp(before, STAMP)).toBe(after);
    expect(readStamp(after, 'en')).toMatchObject({kind: 'stamp', stamp: STAMP});
  });

  it('reads back a hash that YAML would parse as a number', () => {
    const stamp = {source: 'en', hash: '12e456789012'};
    expect(readStamp(writeStamp('# 乙\n', stamp), 'en')).toMatchObject({stamp});
  });

  it('rejects invalid front matter', () => {
    expect(() => writeStamp('---\na: [1\n---\n', STAMP)).toThrow(/not valid YAML/);
  });
});
