import {languageName} from '../../src/content/locales';

/** The texts of the interface by the id that `<Translate>`, `translate()` or the theme gives them. */
export type Messages = ReadonlyMap<string, string>;

/** A problem of a translated message. */
type MessageProblem = {readonly id: string; readonly message: string; readonly fix: string};

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * Compare the translated messages of the interface with the English messages.
 * @param english messages that the site uses
 * @param translated messages of the translation file
 * @param isRequired whether the file must have an id; the theme translates the other ids
 * @param locale language of the translation file
 */
export function compareMessages(
  english: Messages,
  translated: Messages,
  isRequired: (id: string) => boolean,
  locale: string,
): MessageProblem[] {
  const language = languageName(locale);
  const problems: MessageProblem[] = [];
  for (const [id, englishText] of english) {
    const text = translated.get(id);
    if (text === undefined) {
      if (!isRequired(id)) continue;
      const message = `no ${language} text for "${englishText}"`;
      const entry = `${JSON.stringify(id)}: ${JSON.stringify({message: englishText})}`;
      problems.push({id, message, fix: `add ${entry}, and translate its text`});
    } else if (placeholders(text) !== placeholders(englishText)) {
      const message = `"${text}" has other placeholders than "${englishText}"`;
      problems.push({id, message, fix: `use ${placeholders(englishText) || 'none'}`});
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
