import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import leven from 'leven';

/** A spelling checker. */
export type SpellChecker = {
  readonly knows: (word: string) => boolean;
  readonly suggest: (word: string) => string[];
};

/** Read a word list: one entry per line, `#` starts a comment. */
function readWordList(file: string): string[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Read the British English dictionary of the npm package. */
async function readDictionary(siteDir: string) {
  // Imported dynamically, because tsx compiles a static import to `require` here, and the package does not support that.
  const {decodeTrie} = await import('cspell-trie-lib');
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const folder = path.dirname(resolve('@cspell/dict-en-gb-mit'));
  return decodeTrie(gunzipSync(fs.readFileSync(path.join(folder, 'en_GB.trie.gz'))));
}

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/**
 * Create a spell checker for British English with -ise, plus the project's word list and the words of data/.
 * @param accepted words of data/; they are also accepted with a small first letter
 */
export async function createSpellChecker(
  siteDir: string,
  accepted: Iterable<string>,
): Promise<SpellChecker> {
  const dictionary = await readDictionary(siteDir);
  const own = new Set(readWordList(path.join(siteDir, 'tools/lint/words/words.txt')));
  for (const word of accepted) own.add(word).add(lowerFirst(word));
  const has = (word: string) => own.has(word) || dictionary.hasWord(word, true);
  return {
    // The plural of an abbreviation is known if the abbreviation is.
    knows: (word) =>
      has(word) || has(lowerFirst(word)) || (/^[A-Z]{2,}s$/.test(word) && has(word.slice(0, -1))),
    // An unknown word with a capital inside is an abbreviation or a name, so nothing is suggested.
    suggest(word) {
      if (/\p{Lu}/u.test(word.slice(1))) return [];
      // Words of the manual come first. For "staton", "station" is a better suggestion than "statin".
      const usual = [...own].filter((each) => leven(word, each) === 1);
      const others = dictionary
        .suggest(word, {numSuggestions: 3, changeLimit: 3})
        .filter((suggestion) => !suggestion.includes(' '));
      return [...new Set([...usual, ...others])].slice(0, 3);
    },
  };
}
