import {proseRule, type ProseProblem} from '../rule';

const HAN = /\p{Script=Han}/u;

/** Return the offset at which two texts begin to differ. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 6), at + 7).trim();

/** Problems that AutoCorrect does not find. */
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
  [
    // Markdown does not read such a pair as bold when Chinese punctuation stands inside of it.
    /\*\*/g,
    'readers see these asterisks',
    'put the punctuation mark outside of them',
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
    const report = (at: number, message: string, fix: string): ProseProblem => ({
      message: `${message} ("${around(text, at)}")`,
      fix,
    });
    const found = PATTERNS.flatMap(([pattern, message, fix]) =>
      [...text.matchAll(pattern)].map(({index}) => report(index, message, fix)),
    );
    const corrected = autocorrect(text);
    if (corrected !== text) {
      const at = firstDifference(text, corrected);
      found.push(report(at, 'wrong spacing or width', `write "${around(corrected, at)}"`));
    }
    return found;
  },
);
