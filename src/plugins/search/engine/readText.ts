import {runs, tokenize, type Token} from '../shared/tokenize';

/** A word or Han character of a text (UTF-16 offsets) and what it costs to read. */
export type Word = {start: number; end: number; cost: number};

/** The tokens and words of a text. */
export type ReadText = {tokens: readonly Token[]; words: readonly Word[]};

/** Two Han characters read like one word. */
const HAN_COST = 0.5;
/** The next keystroke mostly shows the same texts, and each hit of a page the same titles: some 30 an answer. */
const MAX_REMEMBERED = 500;

const remembered = new Map<string, ReadText>();

/** Cuts a text into tokens and words. Reading the texts of 20 hits took ten times as long as finding them. */
export function readText(text: string): ReadText {
  const known = remembered.get(text);
  if (known) {
    return known;
  }
  const read = {tokens: tokenize(text), words: wordsOf(text)};
  if (remembered.size >= MAX_REMEMBERED) {
    remembered.clear();
  }
  remembered.set(text, read);
  return read;
}

function wordsOf(text: string): Word[] {
  return runs(text).flatMap((run): Word[] =>
    run.kind === 'han'
      ? run.chars.map(({start, end}) => ({start, end, cost: HAN_COST}))
      : [{start: run.whole.start, end: run.whole.end, cost: 1}],
  );
}
