import {languageTag, type Locale} from '../../content/locales';

type NamedTerm = Readonly<Record<Locale | 'id', string>> & {readonly abbr?: string | undefined};
/** An entry of the index: a label, and the id of its term. */
export type IndexEntry = {readonly id: string; readonly label: string};
/** The entries under one letter. */
export type IndexGroup = {readonly letter: string; readonly entries: readonly IndexEntry[]};

// The first character of each pinyin initial in zh-CN collation order. A word belongs to the last of them that does not sort
// after it, so no pinyin table is needed. No syllable starts with I, U or V.
const INITIALS = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥撒他穵夕丫帀'];
const LETTERS = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];

/**
 * Return the index letter of a word, or `#` for digits and symbols.
 * @example indexLetter('密钥', new Intl.Collator('zh-CN')) → 'M'
 */
function indexLetter(word: string, collator: Intl.Collator): string {
  const first = [...word.normalize('NFKD')][0] ?? '';
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const after = INITIALS.findIndex((initial) => collator.compare(first, initial) < 0);
  return LETTERS[(after === -1 ? INITIALS.length : after) - 1] ?? '#';
}

/**
 * Sort terms and group them by letter, Chinese ones by pinyin. An abbreviation has its own entry, because readers look up
 * what they saw on the screen.
 */
export function indexTerms(terms: readonly NamedTerm[], locale: Locale): IndexGroup[] {
  const collator = new Intl.Collator(languageTag(locale), {
    sensitivity: 'base',
    numeric: true,
  });
  const entries = terms
    .flatMap(({id, abbr, [locale]: name}) =>
      [...new Set([name, abbr ?? name])].map((label) => ({id, label})),
    )
    .sort((a, b) => collator.compare(a.label, b.label));
  const letters = new Set(entries.map(({label}) => indexLetter(label, collator)));
  return [...letters].sort().map((letter) => ({
    letter,
    entries: entries.filter(({label}) => indexLetter(label, collator) === letter),
  }));
}
