import {proseRule, type ProseProblem} from '../rule';

const HAN = /\p{Script=Han}/u;

type Change = {readonly at: number; readonly newAt: number};

/**
 * Find the changes between two texts that differ only in inserted or removed spaces and in replaced characters.
 * @example changesBetween('用KMS ，', '用 KMS，') // [{at: 1, newAt: 1}, {at: 4, newAt: 5}]
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

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 6), at + 7).trim();

/** Mistakes that AutoCorrect does not find. */
const PATTERNS: readonly (readonly [RegExp, message: string, fix: string])[] = [
  [
    /(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu,
    'space or line break between Chinese characters',
    'take it out. A paragraph stands on one line',
  ],
  [
    /(?<=\p{Script=Han})[();]|[();](?=\p{Script=Han})/gu,
    'half-width mark in Chinese text',
    'write （, ） or ；',
  ],
  [
    /(?<=\p{Script=Han})["']|["'](?=\p{Script=Han})/gu,
    'straight quotation mark in Chinese text',
    'write “ or ”',
  ],
];

/** Report wrong punctuation marks, their width, and missing or extra spaces between Chinese and Latin in Chinese texts. */
export const typography = proseRule(
  'typography',
  {languages: ['zh'], ignore: ['code', 'kbd', 'component']},
  (prose, {autocorrect}) => {
    if (!HAN.test(prose)) return [];
    // Browsers show a line break of the MDX as a space.
    const text = prose.replaceAll('\n', ' ');
    const own = PATTERNS.flatMap(([pattern, message, fix]) =>
      [...text.matchAll(pattern)].map(({index: at}): ProseProblem => ({at, message, fix})),
    );
    const after = autocorrect(text);
    const corrected = changesBetween(text, after).map(({at, newAt}): ProseProblem => ({
      at,
      message: 'wrong spacing or width',
      fix: `write "${around(after, newAt)}"`,
    }));
    return [...own, ...corrected].map(({message, ...hit}) => ({
      ...hit,
      message: `${message} ("${around(text, hit.at)}")`,
    }));
  },
);
