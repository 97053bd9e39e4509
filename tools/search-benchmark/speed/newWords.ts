import type {Random} from './random';

/** Words that a text does not have yet. */
export type Words = {
  isHan: boolean;
  /** Adds as many new words as a text of `factor` times the length would have. */
  growTo(factor: number): void;
  /** A new word; early ones come more often, as in a language. */
  pick(): string;
};

/** Heaps' law: a text of n times the length has n to this power times the words. */
const HEAPS_EXPONENT = 0.55;

/**
 * Makes words in the likeness of those of some texts: the first half of one with the second half of another, and for
 * Chinese two characters that occur in them.
 */
export function createWords(texts: readonly string[], language: string, random: Random): Words {
  const isHan = language === 'zh';
  const known = new Set(
    texts.flatMap((text) => text.match(isHan ? /\p{Script=Han}/gu : /\b[a-z]{5,}\b/g) ?? []),
  );
  const parts = [...known];
  const vocabulary = isHan
    ? new Set(texts.flatMap((text) => text.match(/\p{Script=Han}{2}/gu) ?? []))
    : known;
  const base = vocabulary.size;
  const made: string[] = [];
  const taken = new Set(vocabulary);

  const make = () => {
    const [first, second] = [random.pick(parts), random.pick(parts)];
    return isHan
      ? `${first}${second}`
      : `${first.slice(0, Math.ceil(first.length / 2))}${second.slice(Math.floor(second.length / 2))}`;
  };

  return {
    isHan,
    growTo: (factor) => {
      const wanted = Math.round(base * (factor ** HEAPS_EXPONENT - 1));
      // Han characters give a limited number of pairs; the rest of the wanted words then does not exist.
      for (let tries = 0; made.length < wanted && tries < wanted * 20; tries++) {
        const word = make();
        if (!taken.has(word)) {
          taken.add(word);
          made.push(word);
        }
      }
    },
    pick: () =>
      made[Math.min(random.below(made.length), random.below(made.length))] ?? random.pick(parts),
  };
}
