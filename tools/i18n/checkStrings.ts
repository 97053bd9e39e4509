import {languageName} from '../../src/content/locales';

/** Interface texts by id. */
export type Strings = ReadonlyMap<string, string>;

/** A problem of an interface text. */
export type StringProblem = {readonly id: string; readonly message: string; readonly fix: string};

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * Compares the translated texts of the interface with the English ones.
 * @param asked English texts that the site uses
 * @param translated texts of the translation file
 * @param own ids that the file must have; the theme translates the others
 * @param locale the language of the translation file
 */
export function checkStrings(
  asked: Strings,
  translated: Strings,
  own: (id: string) => boolean,
  locale: string,
): StringProblem[] {
  const language = languageName(locale);
  const problems: StringProblem[] = [];
  for (const [id, english] of asked) {
    const text = translated.get(id);
    if (text === undefined) {
      if (!own(id)) continue;
      const message = `no ${language} text for "${english}"`;
      const entry = `${JSON.stringify(id)}: ${JSON.stringify({message: english})}`;
      problems.push({id, message, fix: `add ${entry}, and translate its text`});
    } else if (placeholders(text) !== placeholders(english)) {
      const message = `"${text}" has other placeholders than "${english}"`;
      problems.push({id, message, fix: `use ${placeholders(english) || 'none'}`});
    } else if (
      locale === 'zh' &&
      !/\p{Script=Han}/u.test(text) &&
      /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, ''))
    ) {
      problems.push({id, message: `"${text}" is not Chinese`, fix: 'translate it'});
    }
  }
  for (const id of translated.keys()) {
    if (own(id) && !asked.has(id)) {
      problems.push({id, message: 'nothing asks for this text', fix: `remove "${id}"`});
    }
  }
  return problems;
}
