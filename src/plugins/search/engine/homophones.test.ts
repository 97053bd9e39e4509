import {describe, expect, it} from 'vitest';
import {correctHan, createHomophones} from './homophones';
import {buildPostings} from './invertedIndex';
import {createDictionary} from './synonyms';

const TEXTS = Array.from({length: 12}, () => '查看证书和密钥，登录客户端');
const DICTIONARY = createDictionary([{names: ['证书'], typed: ['正数书']}]);

async function corrected(query: string, texts: readonly string[] = TEXTS): Promise<string> {
  const postings = await buildPostings(texts, Infinity);
  const homophones = createHomophones(postings.chars);
  return correctHan(Array.from(query), DICTIONARY, postings, homophones).join('');
}

describe('correctHan', () => {
  it('replaces characters that an input method got wrong', async () => {
    await expect(corrected('正书')).resolves.toBe('证书');
    await expect(corrected('查看蜜药')).resolves.toBe('查看密钥');
    await expect(corrected('真书')).resolves.toBe('证书');
    await expect(corrected('密尧')).resolves.toBe('密钥');
  });

  it('leaves alone what the index or the dictionary knows, or has nothing like', async () => {
    await expect(corrected('正数')).resolves.toBe('正数');
    await expect(corrected('证书')).resolves.toBe('证书');
    await expect(corrected('门禁')).resolves.toBe('门禁');
    await expect(corrected('登的')).resolves.toBe('登的');
  });

  it('believes only in words that the manual uses often', async () => {
    await expect(corrected('正书', TEXTS.slice(1))).resolves.toBe('正书');
  });

  it('copes with one character, none, and characters that have no reading', async () => {
    await expect(corrected('')).resolves.toBe('');
    await expect(corrected('正')).resolves.toBe('正');
    await expect(corrected('\ud800正𠮷')).resolves.toBe('\ud800正𠮷');
  });
});
