import type {Model} from './loadModel';
import type {Locale} from './schema';
import {WRITING} from './writing';

/** An entry of the index: the label that readers look up, and the id of its term. */
export type IndexEntry = {readonly id: string; readonly label: string};
/** The entries under one letter. */
export type IndexGroup = {readonly letter: string; readonly entries: readonly IndexEntry[]};

// The first character of each pinyin initial in zh-CN collation order: a word belongs to the last one that does not sort
// after it, so no pinyin table is needed. I, U and V start no syllable.
const INITIALS = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥撒他穵夕丫帀'];
const LETTERS = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];

/**
 * The index letter of a word; `#` for digits and symbols.
 * @example indexLetter('密钥', new Intl.Collator('zh-CN')) → 'M'
 */
export function indexLetter(word: string, collator: Intl.Collator): string {
  const first = [...word.normalize('NFKD')][0] ?? '';
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const after = INITIALS.findIndex((initial) => collator.compare(first, initial) < 0);
  return LETTERS[(after === -1 ? INITIALS.length : after) - 1] ?? '#';
}

/**
 * All terms grouped by letter and sorted: Chinese by pinyin. An abbreviation has its own entry, because readers look up
 * what they saw on the screen.
 */
export function indexTerms(model: Pick<Model, 'glossary'>, locale: Locale): IndexGroup[] {
  const collator = new Intl.Collator(WRITING[locale].tag, {
    sensitivity: 'base',
    numeric: true,
  });
  const entries = model.glossary
    .flatMap(({terms}) => terms)
    .flatMap((term): IndexEntry[] => {
      const name = {id: term.id, label: term[locale]};
      return term.abbr && term.abbr !== name.label
        ? [name, {id: term.id, label: term.abbr}]
        : [name];
    });
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const letter = indexLetter(entry.label, collator);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, list]) => ({
      letter,
      entries: list.sort((a, b) => collator.compare(a.label, b.label)),
    }));
}
