import {describe, expect, it} from 'vitest';
import {correctHomophones, createHomophones} from './homophones';
import {buildInvertedIndex} from './invertedIndex';

const TEXTS = Array.from({length: 12}, () => '查看证书和密钥，登录客户端');

function corrected(query: string, texts: readonly string[] = TEXTS, synonyms = ''): string {
  const index = buildInvertedIndex(texts);
  return correctHomophones(query, index, createHomophones(index.hanChars), synonyms);
}

describe('correctHomophones', () => {
  it('replaces characters that an input method got wrong', () => {
    expect(corrected('正书')).toBe('证书');
    expect(corrected('查看蜜药')).toBe('查看密钥');
    expect(corrected('密尧')).toBe('密钥');
  });

  it('keeps characters that the index has, or that have no homophone in the index', () => {
    expect(corrected('证书')).toBe('证书');
    expect(corrected('门禁')).toBe('门禁');
    expect(corrected('登的')).toBe('登的');
  });

  it('keeps a synonym that the manual itself does not use', () => {
    expect(corrected('正书', TEXTS, '工作票\n正书')).toBe('正书');
  });

  it('corrects only to words that occur often in the manual', () => {
    expect(corrected('正书', TEXTS.slice(1))).toBe('正书');
  });

  it('accepts one character, an empty query, and characters without a reading', () => {
    expect(corrected('')).toBe('');
    expect(corrected('正')).toBe('正');
    expect(corrected('\ud800正𠮷')).toBe('\ud800正𠮷');
  });
});
