import {LOCALES, type Locale} from '../../content/locales';
import {textsOnScreen} from './facts';
import type {Model} from './kinds';

/** The name of one thing in each language. */
type Names = Readonly<Record<Locale, string>>;

/** Maximum length of a label that becomes a synonym. Longer labels are sentences, which the search finds by their words. */
const MAX_WORDS = 3;
const MAX_HAN = 6;

/**
 * Collect the words that mean the same to the search, from the glossary, `data/synonyms` and the labels of the user interface.
 * docusaurus.config.ts passes them to the search, because no plugin imports another. A group has
 * the names of a thing in both languages, so that `delete 密钥` finds 删除密钥. Other words that readers type are taken
 * from one language only, because those of the other language would add 4 KB to the index.
 */
export function searchSynonyms(model: Model, locale: Locale) {
  const terms = model.glossary.flatMap((file) => file.terms);
  const groups = new Map<string, {names: Set<string>; typed: Set<string>}>();
  const add = (names: readonly string[], typed: readonly string[]) => {
    const key = names[0]?.toLowerCase() ?? '';
    const group = groups.get(key) ?? {names: new Set(), typed: new Set()};
    groups.set(key, group);
    names.forEach((name) => group.names.add(name));
    typed.forEach((name) => group.typed.add(name));
  };
  for (const term of terms) {
    const others = [...inAll(term.synonyms), ...term.typed[locale], ...term.avoid[locale]];
    add([...inAll(term), ...(term.abbr ? [term.abbr] : [])], others);
  }
  for (const {names, typed} of model.synonyms.flatMap((file) => file.synonyms)) {
    add(inAll(names), typed[locale]);
  }
  textsOnScreen(model)
    .filter(isUsefulSynonym)
    .forEach((pair) => add(inAll(pair), []));
  return [...groups.values()].map(({names, typed}) => ({
    names: [...names],
    typed: [...typed].filter((word) => !names.has(word)),
  }));
}

/** Return the words of all languages as one list. */
const inAll = (words: Readonly<Record<Locale, string | readonly string[]>>): string[] =>
  LOCALES.flatMap((locale) => words[locale]);

/** Check whether a label is useful as a synonym. It must differ between the languages and be short. */
function isUsefulSynonym(names: Names): boolean {
  const all = inAll(names);
  return (
    new Set(all).size > 1 &&
    all.every((name) =>
      /\p{Script=Han}/u.test(name)
        ? Array.from(name).length <= MAX_HAN
        : name.split(' ').length <= MAX_WORDS,
    )
  );
}
