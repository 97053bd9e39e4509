import {LOCALES, perLocale, type Locale} from '../../src/content/locales';
import {textsOnScreen} from '../../src/plugins/product-model/facts';
import type {Model} from '../../src/plugins/product-model/kinds';

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

const codesOf = (model: Model): string[] =>
  model.errors.flatMap(({errors}) => errors.flatMap(({code}) => code ?? []));

const labelsOf = (model: Model, language: Locale): Set<string> =>
  new Set([...textsOnScreen(model).map((text) => text[language]), ...codesOf(model)]);

/** List how each term may be written in Chinese: its name, its abbreviation, or both. */
function chineseForms(model: Model): Map<string, string[]> {
  const terms = model.glossary.flatMap((file) => file.terms);
  return new Map(
    terms.map(({id, zh, abbr}) => [id, [zh, ...(abbr ? [abbr, `${zh}（${abbr}）`] : [])]]),
  );
}

/** Collect from data/ the words, labels and codes that the lint rules compare pages with. A rule that needs other facts as a list gets them here. */
export function collectVocabulary(model: Model) {
  const terms = model.glossary.flatMap((file) => file.terms);
  const searchWords = model.synonyms.flatMap(({synonyms}) =>
    synonyms.flatMap(({names}) => names.en),
  );
  const codes = codesOf(model);
  return {
    codes,
    /** English words of data/, which the spell checker accepts. */
    words: new Set(
      [
        ...terms.flatMap(({en, abbr, synonyms, typed}) => [
          en,
          abbr ?? '',
          ...synonyms.en,
          ...typed.en,
        ]),
        ...searchWords,
        ...codes,
      ].flatMap(wordsOf),
    ),
    /** Words that the glossary lists under `avoid`. */
    avoided: terms.flatMap((term) =>
      LOCALES.flatMap((language) =>
        term.avoid[language].map((word) => ({word, use: term[language], language})),
      ),
    ),
    /** Every text that is allowed in `<UI>`. */
    labels: perLocale((language) => labelsOf(model, language)),
    chineseForms: chineseForms(model),
  };
}

export type Vocabulary = ReturnType<typeof collectVocabulary>;
