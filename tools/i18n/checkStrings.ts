import {languageName} from '../../src/content/locales';

/** Interface texts by id. */
export type Strings = ReadonlyMap<string, string>;

/** A problem of an interface text. */
type StringProblem = {readonly id: string; readonly message: string; readonly fix: string};

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * Compare the translated texts of the interface with the English texts.
 * @param english texts that the site uses
 * @param translated texts of the translation file
 * @param isRequired whether the file must have an id; the theme translates the other ids
 * @param locale language of the translation file
 */
export function checkStrings(
  english: Strings,
  translated: Strings,
  isRequired: (id: string) => boolean,
  locale: string,
): StringProblem[] {
  const language = languageName(locale);
  const problems: StringProblem[] = [];
  for (const [id, source] of english) {
    const text = translated.get(id);
    if (text === undefined) {
      if (!isRequired(id)) continue;
      const message = `no ${language} text for "${source}"`;
      const entry = `${JSON.stringify(id)}: ${JSON.stringify({message: source})}`;
      problems.push({id, message, fix: `add ${entry}, and translate its text`});
    } else if (placeholders(text) !== placeholders(source)) {
      const message = `"${text}" has other placeholders than "${source}"`;
      problems.push({id, message, fix: `use ${placeholders(source) || 'none'}`});
    } else if (
      locale === 'zh' &&
      !/\p{Script=Han}/u.test(text) &&
      /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, ''))
    ) {
      problems.push({id, message: `"${text}" is not Chinese`, fix: 'translate it'});
    }
  }
  for (const id of translated.keys()) {
    if (isRequired(id) && !english.has(id)) {
      problems.push({id, message: 'nothing asks for this text', fix: `remove "${id}"`});
    }
  }
  return problems;
}
