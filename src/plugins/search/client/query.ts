import {isJoinable, runs, type Run} from '../shared/tokenize';

/** One thing that the reader asks for. */
export type QueryUnit =
  | {
      kind: 'word';
      /** Terms that each mean the unit: a code as a whole and joined, or the word. */
      terms: string[];
      /** The parts of a code, which together mean it too. */
      parts: string[];
      /** The reader may still be typing this word. */
      isPrefix: boolean;
      isStopWord: boolean;
    }
  | {kind: 'han'; chars: string[]; isStopWord: false};

/** Words that say how a question is asked, not what it is about. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from get how i if in is it my of on or our s should t that the this to ' +
    'was we what when where which who why will with you your'
  ).split(' '),
);

const STOP_PHRASES = /请问|如何|怎么样|怎么|怎样|什么是|是什么|为什么|什么|在哪里|哪里|吗|呢/gu;

/**
 * Cuts a query into units. The last word counts as unfinished unless a space follows it.
 * @example parseQuery('delete 密钥') // a word and a Han unit
 */
export function parseQuery(query: string): QueryUnit[] {
  const all = runs(query);
  const bare = runs(query.replace(STOP_PHRASES, ' '));
  const used = bare.length > 0 ? bare : all;
  const isOpen = !/\s$/.test(query);
  return used.map((run, position) => toUnit(run, isOpen && position === used.length - 1));
}

function toUnit(run: Run, isPrefix: boolean): QueryUnit {
  if (run.kind === 'han') {
    return {kind: 'han', chars: run.chars.map((char) => char.text), isStopWord: false};
  }
  const single = run.parts.length === 1;
  return {
    kind: 'word',
    terms: isJoinable(run) ? [run.whole.text, run.joined] : [run.whole.text],
    parts: single ? [] : run.parts.map((part) => part.text),
    isPrefix,
    isStopWord: single && STOP_WORDS.has(run.whole.text),
  };
}
