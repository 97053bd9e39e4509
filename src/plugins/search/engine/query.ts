import {isJoinable, runs, type Run} from '../shared/tokenize';

/** A word or code that the reader typed. */
export type WordUnit = {
  kind: 'word';
  /** Index terms, any of which matches this unit: the word itself, or a code as it was typed and without its separators. */
  terms: string[];
  /** The parts of a code. All of them together match the unit as well. */
  subwords: string[];
  /** The reader may still be typing this word. */
  isOpen: boolean;
};

/** A stretch of Han text. */
export type HanUnit = {kind: 'han'; chars: string[]};

/** One thing that a record can hold. */
export type QueryUnit = WordUnit | HanUnit;

/** Words that say how a question is asked, not what it is about. */
const STOP_WORDS = new Set(
  (
    'a about after again all also am an and any anything are as at be been before but by can cannot cant could did do ' +
    'does dont else find for from get getting give got had has have he help hello her hi him his how i if in into is it its ' +
    'me my need now of on once or our please s she should show so some still t tell than thank that the their them then ' +
    'there these they this to too until want was we what when where which who why will with would you your'
  ).split(' '),
);

const STOP_PHRASES =
  /\bfind out\b|请问|请教|麻烦|如何|怎么样|怎么办|怎么做|怎么弄|怎么搞|怎么|怎样|咋办|咋弄|咋整|咋|为啥|啥|什么是|是什么|为什么|为何|干什么|什么|在哪里|哪里|在哪|哪些|哪个|能不能|能否|可不可以|可以|我想要|我想|我要|想要|我们|一下|有没有|会不会|是不是|要不要|是否|吗|呢|吧|啊|了/giu;

/** Characters that join words. A pair that has one says little. */
const STOP_CHARS = new Set('的了是在和与把被就都也还要想我让给到得着过这那之其又再');

/** Remove the phrases that make Han text a question, such as 了 from 坏了. */
export const withoutQuestion = (text: string): string => text.replace(STOP_PHRASES, ' ');

/** Check whether a word only says how a question is asked. */
export function isStopWord(unit: QueryUnit): boolean {
  return unit.kind === 'word' && unit.subwords.length === 0 && STOP_WORDS.has(unit.terms[0] ?? '');
}

/** Check whether a character only joins words. */
export function isStopChar(char: string): boolean {
  return STOP_CHARS.has(char);
}

/**
 * Cut a query into units, without the phrases that make it a question. The last word counts as unfinished unless a
 * space follows it.
 * @example parseQuery('如何删除 key') // a Han unit 删除 and a word
 */
export function parseQuery(query: string): QueryUnit[] {
  const bare = runs(withoutQuestion(query));
  const used = bare.length > 0 ? bare : runs(query);
  const isOpen = !/\s$/.test(query);
  return used.map((run, position) => toUnit(run, isOpen && position === used.length - 1));
}

function toUnit(run: Run, isOpen: boolean): QueryUnit {
  if (run.kind === 'han') {
    return {kind: 'han', chars: run.chars.map((char) => char.text)};
  }
  const {text} = run.whole;
  return {
    kind: 'word',
    terms: [...new Set([text, isJoinable(run) ? run.joined : withoutLeadingZeros(text)])],
    subwords: run.parts.length > 1 ? run.parts.map((part) => part.text) : [],
    isOpen,
  };
}

/** `CERT-01` is in the index as `cert1`, which is what a reader who leaves out the hyphen means by `cert01`. */
function withoutLeadingZeros(word: string): string {
  return word.replace(/([a-z])0+(?=\d)/g, '$1');
}
