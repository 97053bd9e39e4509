import {SYLLABLES} from './syllables';

/** Characters of the index that sound like one that was typed. */
export type Homophones = (char: string) => readonly string[];

/** Sounds that many speakers and input methods do not tell apart: `zh` and `z`, `ing` and `in`. */
const FOLDS: readonly ((sound: string) => string)[] = [
  (sound) => sound.replace(/^([zcs])h/, '$1'),
  (sound) => sound.replace(/([aei]n)g$/, '$1'),
];

/** An engine without Chinese collation sorts by code point; one of another version may differ in a few characters. */
const LEAST_IN_ORDER = 0.95;

const NONE: Homophones = () => [];

/**
 * Groups characters by their sound, with the order of the browser's own collation: a table of readings would weigh as
 * much as a third of the index. Without that collation no character has homophones.
 * @param chars characters that may be meant
 */
export function createHomophones(chars: readonly string[]): Homophones {
  const collator = new Intl.Collator('zh-u-co-pinyin');
  const entries = SYLLABLES.split(' ').map((entry) => ({
    sound: entry.slice(0, -1),
    first: entry.slice(-1),
  }));
  const inOrder = entries.filter(
    ({first}, at) => at === 0 || collator.compare(entries[at - 1]?.first ?? '', first) < 0,
  );
  if (inOrder.length < LEAST_IN_ORDER * entries.length) {
    return NONE;
  }
  const soundOf = (char: string) => {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (collator.compare(entries[middle]?.first ?? '', char) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return entries[low - 1]?.sound ?? '';
  };
  const groups = FOLDS.map(() => new Map<string, string[]>());
  for (const char of chars) {
    const sound = soundOf(char);
    FOLDS.forEach((fold, at) => {
      const group = groups[at]?.get(fold(sound));
      if (group) {
        group.push(char);
      } else {
        groups[at]?.set(fold(sound), [char]);
      }
    });
  }
  return (char) => {
    const sound = soundOf(char);
    return [...new Set(FOLDS.flatMap((fold, at) => groups[at]?.get(fold(sound)) ?? []))];
  };
}
