import type {Hit, TextRule} from '../rule';
import {shownText} from '../shownText';
import {patternsOf} from './words';

const HAN = /\p{Script=Han}/u;

type Change = {readonly at: number; readonly newAt: number};

/**
 * Finds the changes between two texts that differ only in inserted or removed spaces and replaced characters.
 * @example changesBetween('用KMS ，', '用 KMS，') → [{at: 1, newAt: 1}, {at: 4, newAt: 5}]
 */
export function changesBetween(before: string, after: string): Change[] {
  const changes: Change[] = [];
  let newAt = 0;
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === after[newAt]) {
      newAt += 1;
      continue;
    }
    changes.push({at, newAt});
    if (after[newAt] === ' ' && before[at] === after[newAt + 1]) newAt += 2;
    else if (before[at] !== ' ') newAt += 1;
  }
  return changes;
}

/** Returns the text around an offset, for messages. */
const around = (text: string, at: number): string => text.slice(Math.max(0, at - 6), at + 7).trim();

const PATTERNS = patternsOf('typography');

/**
 * Checks punctuation, character width and spacing of Chinese texts, in the rendered text, including that of components.
 */
export const typography: TextRule = {
  name: 'typography',
  languages: ['zh'],
  check: ({blocks}, {autocorrect, vocabulary}) =>
    blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = shownText(block, vocabulary);
        if (!HAN.test(text)) return [];
        const own = PATTERNS.flatMap(({pattern, message, fix}) =>
          [...text.matchAll(pattern)].map(({index: at}): Hit => ({at, message, fix})),
        );
        const taken = new Set(own.map(({at}) => at));
        const after = autocorrect(text);
        const corrected = changesBetween(text, after)
          .filter(({at}) => !taken.has(at) && !taken.has(at - 1))
          .map(({at, newAt}): Hit => ({
            at,
            message: 'spacing or width',
            fix: `write "${around(after, newAt)}"`,
          }));
        return [...own, ...corrected]
          .sort((a, b) => a.at - b.at)
          .map(({at, message, fix}) => ({
            line: lineAt(at),
            message: `${message} ("${around(text, at)}")`,
            fix,
          }));
      }),
};
