import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSpellChecker, readWordList} from './spellChecker';

describe('the spell checker', () => {
  it('knows British words, the accepted words and the word list', async () => {
    const spellChecker = await createSpellChecker(path.resolve('.'), ['Zigzagger']);
    const known = ['Colour', 'zigzagger', 'Docusaurus', 'synchronised', 'JSON'];
    expect(known.filter((word) => !spellChecker.knows(word))).toEqual([]);
    expect(['color', 'behavior', 'tracable'].filter(spellChecker.knows)).toEqual([]);
    expect(spellChecker.suggest('tracable')).toContain('traceable');
    expect((await createSpellChecker(path.resolve('.'), ['station'])).suggest('staton')[0]).toBe(
      'station',
    );
  });

  it('has no word twice in its word list', () => {
    const words = readWordList('tools/lint/words/words.txt');
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
