import {describe, expect, it} from 'vitest';
import {fixText} from './fixText';

describe('fixText', () => {
  it.each([
    ['a tag without a slash', 'One<br>two <img src="/a.png">', 'One<br />two <img src="/a.png" />'],
    ['a heading id in braces', '## Steps {#steps}', '## Steps {/* #steps */}'],
    ['a space before the type of a notice', '::: note', ':::note'],
    ['full-width colons', '：：：note', ':::note'],
    ['a step without a space', '   1.Select it.', '   1. Select it.'],
    ['a step with a full-width mark', '   1、单击登录。', '   1. 单击登录。'],
    ['a step with full-width brackets', '（2）单击登录。', '2. 单击登录。'],
    ['a tab before an entry', '---\n\tkeywords: [a]\n---', '---\nkeywords: [a]\n---'],
    ['tabs in the front matter', '---\nkeywords:\n\t- a\n---', '---\nkeywords:\n  - a\n---'],
  ])('corrects %s', (_name, from, to) => {
    const {text, fixes} = fixText(from, new Set());
    expect(text).toBe(to);
    expect(fixes).toHaveLength(1);
    expect(fixText(text, new Set())).toEqual({text, fixes: []});
  });

  it('corrects the list items that the lint reports', () => {
    const {text, fixes} = fixText('- a\n - b\n - c', new Set([2]));
    expect(text).toBe('- a\n- b\n - c');
    expect(fixes).toEqual([{line: 2, rule: 'list', change: ' - b → - b'}]);
  });

  it.each([
    ['code', 'Write `<br>` so.'],
    ['a fence', '```md\n<br>\n## A {#a}\n```'],
    ['a fence in a fence', '````md\n```md\n<br>\n```\n<br>\n````'],
    ['correct tags', '<br /> <br/>'],
    ['a tab in text', '---\ndescription: A\n---\n\tText'],
  ])('leaves %s', (_name, text) => {
    expect(fixText(text, new Set([9]))).toEqual({text, fixes: []});
  });
});
