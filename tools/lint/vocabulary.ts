import {LOCALES, type Locale} from '../../src/settings/locales';
import {namesOnScreen} from '../../src/plugins/product-model/facts';
import type {Model} from '../../src/plugins/product-model/loadModel';
import {amountsIn} from './amounts';
import type {Component} from './blocks';

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

function limitsByAmount(model: Model): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {id, value} of model.limits.flatMap(({limits}) => limits)) {
    const texts = typeof value === 'string' ? [value] : Object.values(value);
    for (const {amount} of texts.flatMap(amountsIn)) {
      found.set(amount, [...new Set([...(found.get(amount) ?? []), id])]);
    }
  }
  return found;
}

const codesOf = (model: Model): string[] =>
  model.errors.flatMap(({errors}) => errors.flatMap(({code}) => code ?? []));

/** Every text that the product shows: labels of the screens, and names of fields, states, permissions, steps, errors. */
export const textsOnScreen = (model: Model) => [
  ...namesOnScreen(model),
  ...model.errors.flatMap((file) => file.errors.map(({message}) => message)),
];

const labelsOf = (model: Model, language: Locale): Set<string> =>
  new Set([...textsOnScreen(model).map((text) => text[language]), ...codesOf(model)]);

const inChinese = (text: string | {readonly zh: string}): string =>
  typeof text === 'string' ? text : text.zh;

/** How a term may be written in Chinese: its name, its abbreviation, or both. */
function chineseForms(model: Model): Map<string, string[]> {
  const terms = model.glossary.flatMap((file) => file.terms);
  return new Map(
    terms.map(({id, zh, abbr}) => [id, [zh, ...(abbr ? [abbr, `${zh}（${abbr}）`] : [])]]),
  );
}

/** The Chinese texts of inline components that the model owns. */
function chineseTexts(model: Model) {
  const terms = model.glossary.flatMap((file) => file.terms);
  const texts = new Map<string, string>([
    ...model.limits.flatMap(({limits}) =>
      limits.map(({id, value}) => [`Limit ${id}`, inChinese(value)] as const),
    ),
    ...model.entities.flatMap(({id: entity, states}) =>
      states.map(({id, name}) => [`State ${entity} ${id}`, name.zh] as const),
    ),
    ...terms.map(({id, zh, abbr}) => [`Term ${id}`, abbr ?? zh] as const),
  ]);
  return ({name, entity, id = ''}: Component): string | undefined =>
    texts.get([name, ...(entity ? [entity] : []), id].join(' '));
}

/** Derives what the rules know about the product from data/, the single source of terms and labels. */
export function vocabularyOf(model: Model) {
  const terms = model.glossary.flatMap((file) => file.terms);
  const steps = model.programming.flatMap((file) => file.steps.map(({name}) => name.en));
  const generalWords = model.synonyms.flatMap((file) =>
    file.synonyms.flatMap(({names}) => names.en),
  );
  const codes = codesOf(model);
  return {
    codes,
    /** Words of the glossary, for the spelling checker. */
    words: new Set(
      [
        ...terms.flatMap(({en, abbr, synonyms, searched}) => [
          ...[en, abbr ?? ''],
          ...[...synonyms.en, ...searched.en],
        ]),
        ...generalWords,
        ...codes,
      ].flatMap(wordsOf),
    ),
    /** Terms with capitals inside, such as 'Device Attestation Certificate', and names of programming steps. */
    properNames: [
      ...steps,
      ...terms
        .map(({en}) => en)
        .filter((en) =>
          wordsOf(en)
            .slice(1)
            .some((word) => /^\p{Lu}\p{Ll}/u.test(word)),
        ),
    ],
    abbreviations: terms.flatMap(({abbr, id, en}) => (abbr ? [{abbr, id, name: en}] : [])),
    /** Words that the glossary wants replaced. */
    avoided: terms.flatMap((term) =>
      LOCALES.flatMap((language) =>
        term.avoid[language].map((word) => ({word, use: term[language], language})),
      ),
    ),
    /** Everything that is allowed in `<UI>`. */
    labels: {en: labelsOf(model, 'en'), zh: labelsOf(model, 'zh')},
    /** Ids of the limits whose value contains an amount, by normalised amount. */
    limits: limitsByAmount(model),
    /** The English names of the glossary's terms, which Chinese texts quote. */
    englishTerms: terms.flatMap(({en, synonyms, searched}) => [en, ...synonyms.en, ...searched.en]),
    /** The Chinese forms of each term, its name first, by the term's id. */
    chineseForms: chineseForms(model),
    /** The text that a component without children renders on a Chinese page, where the model knows it. */
    shownBy: chineseTexts(model),
  };
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;
