import type {Model} from '../plugins/product-model/loadModel';
import type {SynonymGroup} from '../plugins/search/shared/packedIndex';

type Pair = {en: string; zh: string};

/** Longer names are sentences, which the search finds by their words. */
const MAX_WORDS = 3;
const MAX_HAN = 6;

/**
 * Synonym groups of the product model: a term with its abbreviation, its translation and other words for it; and both names of
 * everything that has a label in the user interface, so that `delete 密钥` finds 删除密钥.
 */
export function searchSynonyms(model: Model): SynonymGroup[] {
  const terms = model.glossary.flatMap((file) => file.terms);
  const groups = new Map<string, {names: Set<string>; typed: Set<string>}>();
  const add = ({en, zh}: Pair, more: readonly string[], typed: readonly string[]) => {
    const key = en.toLowerCase();
    const group = groups.get(key) ?? {names: new Set(), typed: new Set()};
    groups.set(key, group);
    [en, zh, ...more].forEach((name) => group.names.add(name));
    typed.forEach((name) => group.typed.add(name));
  };
  for (const {en, zh, abbr, synonyms, searched, avoid} of terms) {
    const others = [synonyms, searched, avoid].flatMap((words) => [...words.en, ...words.zh]);
    add({en, zh}, abbr ? [abbr] : [], others);
  }
  for (const {names, typed} of model.synonyms.flatMap((file) => file.synonyms)) {
    const [en = '', ...moreEn] = names.en;
    const [zh = '', ...moreZh] = names.zh;
    add({en, zh}, [...moreEn, ...moreZh], [...typed.en, ...typed.zh]);
  }
  namesOnScreen(model)
    .filter(isShort)
    .forEach((pair) => add(pair, [], []));
  return [...groups.values()].map(({names, typed}) => ({
    names: [...names],
    typed: [...typed].filter((word) => !names.has(word)),
  }));
}

function namesOnScreen(model: Model): Pair[] {
  return [
    ...model.entities.flatMap(({name, fields, states, transitions}) => [
      name,
      ...fields.map((field) => field.name),
      ...states.map((state) => state.name),
      ...transitions.map((transition) => transition.action),
    ]),
    ...model.permissions.flatMap(({permissions}) => permissions.map(({name}) => name)),
    ...model.programming.flatMap(({steps}) => steps.map(({name}) => name)),
    ...model.interface.flatMap(({labels}) => labels),
  ];
}

function isShort({en, zh}: Pair): boolean {
  return en !== zh && en.split(' ').length <= MAX_WORDS && Array.from(zh).length <= MAX_HAN;
}
