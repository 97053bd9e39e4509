import type {Autocorrect} from '../autocorrect';
import type {Remark} from '../finding';
import type {TextRule} from '../rule';
import {shownText} from '../shownText';

const HAN = /\p{Script=Han}/u;

type Change = {readonly at: number; readonly newAt: number};

/**
 * A diff of two texts that differ only in inserted or removed spaces and replaced characters.
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

/** The context of an offset, for messages. */
const around = (text: string, at: number): string => text.slice(Math.max(0, at - 6), at + 7).trim();

type Pattern = {readonly pattern: RegExp; readonly message: string; readonly fix: string};

const WIDE = '，。：；？、（）“”‘’《》…';

/** What AutoCorrect ignores, or would correct in another way than this manual. */
const PATTERNS: readonly Pattern[] = [
  {
    pattern:
      /(?<=\p{Script=Han}|[）”])[,;:?]|[,;](?=\s*\p{Script=Han})|:(?=\s*[\p{Script=Han}“（])/gu,
    message: 'half-width mark in Chinese text',
    fix: 'write the full-width mark: ，；：？',
  },
  {
    pattern: /(?<=\p{Script=Han}|[）”])\.(?![\w.])/gu,
    message: 'half-width full stop in Chinese text',
    fix: 'write 。',
  },
  {
    pattern: /[()]/g,
    message: 'half-width bracket in Chinese text',
    fix: 'write （ and ）, without spaces around them',
  },
  {
    pattern: /["']/g,
    message: 'straight quotation mark in Chinese text',
    fix: 'write “ and ”',
  },
  {pattern: /[「」『』]/g, message: 'corner bracket', fix: 'write “ and ”'},
  {
    pattern: /\.{3,}|。{2,}|(?<!…)…(?!…)|…{3,}/g,
    message: 'ellipsis',
    fix: 'write ……, or name what you mean',
  },
  {
    pattern: /[，。：；？、]{2,}/g,
    message: 'two marks one after the other',
    fix: 'keep one of them',
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/g,
    message: 'two spaces one after the other',
    fix: 'keep one, or none beside Chinese marks',
  },
  {
    pattern: /(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu,
    message: 'space (or line break) between Chinese characters',
    fix: 'take it out; a paragraph stands on one line',
  },
  {
    pattern: new RegExp(`(?<=[${WIDE}]) (?=[\\p{L}\\d])|(?<=[\\p{L}\\d]) (?=[${WIDE}])`, 'gu'),
    message: 'space beside a full-width mark',
    fix: 'take it out; if it is a line break, put the paragraph on one line',
  },
  {
    pattern: /\u3000/g,
    message: 'full-width space',
    fix: 'take it out',
  },
];

/**
 * Punctuation, character width and spacing of Chinese texts, checked on the rendered text, including that of components.
 */
export const typography = (autocorrect: Autocorrect): TextRule => ({
  name: 'typography',
  languages: ['zh'],
  check({blocks}, {vocabulary}) {
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = shownText(block, vocabulary);
        if (!HAN.test(text)) return [];
        const own = PATTERNS.flatMap(({pattern, message, fix}) =>
          [...text.matchAll(pattern)].map((match) => ({at: match.index, message, fix})),
        );
        const taken = new Set(own.map(({at}) => at));
        const after = autocorrect(text);
        const corrected = changesBetween(text, after)
          .filter(({at}) => !taken.has(at) && !taken.has(at - 1))
          .map(({at, newAt}) => ({
            at,
            message: 'spacing or width',
            fix: `write "${around(after, newAt)}"`,
          }));
        return [...own, ...corrected]
          .sort((a, b) => a.at - b.at)
          .map(({at, message, fix}): Remark => ({
            line: lineAt(at),
            message: `${message} ("${around(text, at)}")`,
            fix,
          }));
      });
  },
});
