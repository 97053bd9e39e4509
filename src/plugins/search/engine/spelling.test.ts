import {describe, expect, it} from 'vitest';
import {createSpeller} from './spelling';

const speller = createSpeller(
  'key keys chain chair programming provisioning certificate cert1 p256 密钥 station'.split(' '),
);

describe('the speller', () => {
  it.each([
    ['chian', ['chain']],
    ['chais', ['chain', 'chair']],
    ['staton', ['station']],
    ['statioon', ['station']],
    ['stasoin', []],
  ])('corrects one error: %s', (word, expected) => {
    expect(speller(word)).toEqual(expected);
  });

  it.each(['kye', 'ky', '', 'p265', 'cert2', '密匙', 'ключ', 'a-b'])('leaves %j alone', (term) => {
    expect(speller(term)).toEqual([]);
  });
});
