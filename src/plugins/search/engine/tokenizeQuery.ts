import {splitRuns, type Run} from '../shared/tokenize';

/** A word or code of the query. */
export type WordToken = {
  kind: 'word';
  /** Index terms that match this token: the word itself, or a code as it was typed and without its separators. */
  terms: string[];
  /** The parts of a code, such as `cert` and `1`. A text that contains all of them matches as well. */
  codeParts: string[];
  /** Whether the reader may still be typing the word, so that it matches as a prefix. */
  isUnfinished: boolean;
};

/** A run of Han characters of the query. */
type HanToken = {kind: 'han'; chars: string[]};

/** A token of the query: a word, a code or a run of Han characters. parseQuery.ts explains tokens, elements and clauses. */
export type QueryToken = WordToken | HanToken;

/** English words that only form a question and do not say what it is about. */
const STOP_WORDS = new Set(
  (
    'a about after again all also am an and any anything are as at be been before but by can cannot cant could did do ' +
    'does dont else find for from get getting give got had has have he help hello her hi him his how i if in into is it its ' +
    'me my need now of on once or our please s she should show so some still t tell than thank that the their them then ' +
    'there these they this to too until want was we what when where which who why will with would you your'
  ).split(' '),
);

/** Phrases that only form a question, such as 怎么办. They are removed from a query. */
const QUESTION_PHRASES =
  /\bfind out\b|请问|请教|麻烦|如何|怎么样|怎么办|怎么做|怎么弄|怎么搞|怎么|怎样|咋办|咋弄|咋整|咋|为啥|啥|什么是|是什么|为什么|为何|干什么|什么|在哪里|哪里|在哪|哪些|哪个|能不能|能否|可不可以|可以|我想要|我想|我要|想要|我们|一下|有没有|会不会|是不是|要不要|是否|吗|呢|吧|啊|了/giu;

/** Remove question phrases, such as 怎么 from 怎么删除. A text that consists of nothing else stays as it is. */
export function stripQuestionPhrases(text: string): string {
  const rest = text.replace(QUESTION_PHRASES, ' ');
  return rest.trim() ? rest : text;
}

/** Check whether a token is a stop word. */
export function isStopWord(token: QueryToken): boolean {
  return (
    token.kind === 'word' && token.codeParts.length === 0 && STOP_WORDS.has(token.terms[0] ?? '')
  );
}

/**
 * Split a query into tokens. The last word counts as unfinished unless a space follows it.
 * @example tokenizeQuery('删除 key') // the Han token 删除 and the word `key`
 */
export function tokenizeQuery(query: string): QueryToken[] {
  const runs = splitRuns(query);
  const isLastUnfinished = !/\s$/.test(query);
  return runs.map((run, position) =>
    toToken(run, isLastUnfinished && position === runs.length - 1),
  );
}

/** Turn a run of text into a token. */
function toToken(run: Run, isUnfinished: boolean): QueryToken {
  if (run.kind === 'han') {
    return {kind: 'han', chars: run.chars.map((char) => char.text)};
  }
  const {text} = run.whole;
  const isCode = run.parts.length > 1;
  return {
    kind: 'word',
    terms: isCode ? [text, run.joined] : [text],
    codeParts: isCode ? run.parts.map((part) => part.text) : [],
    isUnfinished,
  };
}
