import {describe, expect, it} from 'vitest';
import {createSpeller} from './spelling';

const speller = createSpeller(
  'key keys chain chair programming provisioning certificate cert1 p256 密钥 station'.split(' '),
);
const similar = (term: string, isUnfinished = false) =>
  speller.similarTerms(term, isUnfinished).map(({term: found, distance}) => `${found} ${distance}`);

describe('the speller', () => {
  it('allows one error, from eight letters on two, and prefers words with one', () => {
    expect(similar('chian')).toEqual(['chain 1']);
    expect(similar('chais')).toEqual(['chain 1', 'chair 1']);
    expect(similar('stasoin')).toEqual([]);
    expect(similar('programing')).toEqual(['programming 1']);
    expect(similar('porgraming')).toEqual(['programming 2']);
    expect(similar('pxrgrxmixg')).toEqual([]);
  });

  it('knows unfinished words only while they are typed', () => {
    expect(similar('certfi', true)).toEqual(['certificate 1']);
    expect(similar('certfi')).toEqual([]);
  });

  it.each(['kye', 'ky', '', 'p265', 'cert2', '密匙', 'ключ', 'a-b'])('leaves %j alone', (term) => {
    expect(similar(term, true)).toEqual([]);
  });
});
