import {maskedText} from '../blocks';
import type {Remark} from '../finding';
import type {TextRule} from '../rule';

type Forbidden = {readonly word: string; readonly pattern: RegExp; readonly fix: string};

const word = (text: string, fix: string): Forbidden => ({
  word: text,
  pattern: new RegExp(String.raw`(?<![\w-])(?:${text})(?![\w-])`, 'gi'),
  fix,
});

/** Filler words, and words that this manual replaces by others. */
const FORBIDDEN: readonly Forbidden[] = [
  word('please', 'leave it out'),
  word('simply', 'leave it out'),
  word('simple', 'leave it out, or say what makes it so (short, one step)'),
  word('easy', 'leave it out, or say what makes it so'),
  word('easily', 'leave it out, or say how'),
  word('just(?! as)', 'leave it out, or write only'),
  word('obviously', 'leave it out'),
  word('of course', 'leave it out'),
  word('click(?:s|ed|ing)?', 'write select: readers have a mouse or a touch screen'),
  word('allows? you to', 'write lets you, or you can'),
  word('in order to', 'write to'),
  word(
    '(?:log|logged|logging)[ -]in|logins?|log(?:ged)? on to',
    'write sign in, or sign-in for the noun',
  ),
  word('log(?:ged|ging)?[ -]?out|log(?:ged)? off', 'write sign out'),
  word('user ?names?', 'write account, or name for what people call themselves'),
  word('can not', 'write cannot'),
  word("(?:can|don|doesn|isn|won|aren|didn)['’]t", 'write it in full: cannot, do not'),
  word('and/or', 'write or, or name both cases'),
  {
    word: 'etc.',
    pattern: /(?<!\w)etc\b\.?/gi,
    fix: 'name what you mean, or write such as before the list',
  },
  {word: 'e.g.', pattern: /(?<!\w)e\.\s?g\./gi, fix: 'write for example'},
  {word: 'i.e.', pattern: /(?<!\w)i\.\s?e\./gi, fix: 'write that is'},
  // Keys and hardware buttons are pressed; buttons on the screen are selected.
  {word: 'press', pattern: /(?<!\w)press(?=\s+\uFFFF)/gi, fix: 'write select'},
];

/** Forbidden words in prose, each with a replacement. */
export const forbiddenWords: TextRule = {
  name: 'word',
  languages: ['en'],
  check({blocks}) {
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        // Italics mention a word instead of using it.
        const {text, lineAt} = maskedText(markLabels(block), ['code', 'kbd', 'emphasis']);
        return FORBIDDEN.flatMap(({pattern, fix}) =>
          [...text.matchAll(pattern)].map((match): Remark => ({
            line: lineAt(match.index),
            message: `forbidden word ("${match[0]}")`,
            fix,
          })),
        );
      });
  },
};

/** Replaces each label by one character, so that `press` can test for a label, and words in labels are ignored. */
function markLabels<B extends Parameters<typeof maskedText>[0]>(block: B): B {
  return {
    ...block,
    pieces: block.pieces.map((piece) =>
      piece.within.includes('ui') ? {...piece, text: '\uFFFF'} : piece,
    ),
  };
}

/** No exclamation marks: nothing in a factory is exciting. */
export const exclamation: TextRule = {
  name: 'exclamation',
  languages: ['en', 'zh'],
  check({blocks}) {
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = maskedText(block, ['code', 'ui']);
        return [...text.matchAll(/[!！](?!=)/g)].map((match): Remark => ({
          line: lineAt(match.index),
          message: `exclamation mark ("${text.slice(Math.max(0, match.index - 15), match.index + 1).trim()}")`,
          fix: 'end the sentence with a full stop',
        }));
      });
  },
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A word, capitalised only at the start of a sentence: elsewhere a capital makes it a name. */
function englishPattern(text: string): RegExp {
  const [first = '', ...rest] = text;
  const tail = String.raw`${escape(rest.join(''))}(?![\w-])`;
  const capital = String.raw`(?<=^|[.?:]\s)${escape(first.toUpperCase())}${tail}`;
  return new RegExp(String.raw`(?<![\w-])${escape(first)}${tail}|${capital}`, 'g');
}

/** One term for one thing: words that the glossary lists under `avoid`. */
export const avoidedWords: TextRule = {
  name: 'term',
  languages: ['en', 'zh'],
  check({blocks, language}, {vocabulary}) {
    const avoided = vocabulary.avoided
      .filter((entry) => entry.language === language)
      .map((entry) => ({
        ...entry,
        pattern:
          language === 'en' ? englishPattern(entry.word) : new RegExp(escape(entry.word), 'g'),
      }));
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = maskedText(block, ['code', 'ui', 'emphasis']);
        return avoided.flatMap(({word: found, use, pattern}) =>
          [...text.matchAll(pattern)].map((match): Remark => ({
            line: lineAt(match.index),
            message: `the glossary has another word for this ("${match[0]}")`,
            fix: `write ${use}, or another word if you mean another thing (avoid: ${found}, in data/glossary)`,
          })),
        );
      });
  },
};
