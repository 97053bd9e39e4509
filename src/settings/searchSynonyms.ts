import {LOCALES, perLocale, type Locale} from '../content/locales';
import {textsOnScreen} from '../plugins/product-model/facts';
import type {Model} from '../plugins/product-model/loadModel';
import type {SynonymGroup} from '../plugins/search/shared/searchIndex';

/** A name in each language. */
type Names = Readonly<Record<Locale, string>>;

/** Longer names are sentences, which the search finds by their words. */
const MAX_WORDS = 3;
const MAX_HAN = 6;

/**
 * Synonym groups of the product model: a term with its abbreviation, its translation and other words for it; and both names of
 * everything that has a label in the user interface, so that `delete 密钥` finds 删除密钥. Of what people
 * type only that of one language: the other's was 4 KB of the index (2026-11-25).
 */
export function searchSynonyms(model: Model, locale: Locale): SynonymGroup[] {
  const terms = model.glossary.flatMap((file) => file.terms);
  const groups = new Map<string, {names: Set<string>; typed: Set<string>}>();
  const add = (each: Names, more: readonly string[], typed: readonly string[]) => {
    const key = each.en.toLowerCase();
    const group = groups.get(key) ?? {names: new Set(), typed: new Set()};
    groups.set(key, group);
    [...LOCALES.map((locale) => each[locale]), ...more].forEach((name) => group.names.add(name));
    typed.forEach((name) => group.typed.add(name));
  };
  for (const term of terms) {
    const others = [...inAll(term.synonyms), ...term.searched[locale], ...term.avoid[locale]];
    add(term, term.abbr ? [term.abbr] : [], others);
  }
  for (const {names, typed} of model.synonyms.flatMap((file) => file.synonyms)) {
    const first = perLocale((each) => names[each][0] ?? '');
    add(first, inAll(names), typed[locale]);
  }
  textsOnScreen(model)
    .filter(isShort)
    .forEach((pair) => add(pair, [], []));
  return [...groups.values()].map(({names, typed}) => ({
    names: [...names],
    typed: [...typed].filter((word) => !names.has(word)),
  }));
}

/** The words of all languages in one list. */
const inAll = (words: Readonly<Record<Locale, readonly string[]>>): string[] =>
  LOCALES.flatMap((locale) => words[locale]);

function isShort(names: Names): boolean {
  const all = LOCALES.map((locale) => names[locale]);
  return (
    new Set(all).size > 1 &&
    all.every((name) =>
      /\p{Script=Han}/u.test(name)
        ? Array.from(name).length <= MAX_HAN
        : name.split(' ').length <= MAX_WORDS,
    )
  );
}
