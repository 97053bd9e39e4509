import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSpeller, readWordList} from './speller';

describe('the speller', () => {
  it('knows British words, the accepted words and the word list', async () => {
    const speller = await createSpeller(path.resolve('.'), ['Zigzagger']);
    const known = ['Colour', 'zigzagger', 'Docusaurus', 'synchronised', 'JSON'];
    expect(known.filter((word) => !speller.knows(word))).toEqual([]);
    expect(['color', 'behavior', 'tracable'].filter(speller.knows)).toEqual([]);
    expect(speller.suggest('tracable')).toContain('traceable');
    expect((await createSpeller(path.resolve('.'), ['station'])).suggest('staton')[0]).toBe(
      'station',
    );
  });

  it('has no word twice in its word list', () => {
    const words = readWordList('tools/lint/words/words.txt');
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
