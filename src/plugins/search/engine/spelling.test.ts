import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createSpeller, isWithin} from './spelling';

const speller = createSpeller(
  'key keys chain chair programming provisioning certificate cert1 p256 密钥 station'.split(' '),
);
const similar = (term: string, isOpen = false) =>
  speller.similar(term, isOpen).map(({term: found, errors}) => `${found} ${errors}`);

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

  it('finds every word with one wrong letter, and is not misled by the letters of others', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(fc.array(word), word, fc.nat(), (others, meant, seed) => {
        const at = seed % meant.length;
        const typed = `${meant.slice(0, at)}${meant[at] === 'x' ? 'y' : 'x'}${meant.slice(at + 1)}`;
        const found = createSpeller([...others, meant]).similar(typed, false);
        const best = others.includes(typed) ? [typed] : [];
        expect(found.map(({term}) => term)).toEqual(expect.arrayContaining([meant, ...best]));
        expect(found.every(({term, errors}) => isWithin(typed, term, errors))).toBe(true);
      }),
    );
  });
});
