import {languageName} from '../../src/content/locales';

/** The texts of the interface by the id that `<Translate>`, `translate()` or the theme gives them. */
export type Messages = ReadonlyMap<string, string>;

/** The English messages for which the messages of a translation file were written. */
export type MessageRecord = {readonly translationFile: string; readonly messages: Messages};

/** A problem of a translated message. */
type MessageProblem = {readonly id: string; readonly message: string; readonly fix: string};

const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * Compare the translated messages of the interface with the English messages.
 * @param english messages that the site uses
 * @param translated messages of the translation file
 * @param isRequired whether the file must have an id; the theme translates the other ids
 * @param locale language of the translation file
 * @param record left out if the ids contain the English messages, because a changed message then has another id
 */
export function compareMessages(
  english: Messages,
  translated: Messages,
  isRequired: (id: string) => boolean,
  locale: string,
  record?: MessageRecord,
): MessageProblem[] {
  const language = languageName(locale);
  const problems: MessageProblem[] = [];
  const thenRecord = record ? `, then run npm run i18n -- record ${record.translationFile}` : '';
  for (const [id, englishText] of english) {
    const text = translated.get(id);
    const recorded = record?.messages.get(id);
    if (text === undefined) {
      if (!isRequired(id)) continue;
      const message = `no ${language} text for "${englishText}"`;
      const entry = `${JSON.stringify(id)}: ${JSON.stringify({message: englishText})}`;
      problems.push({id, message, fix: `add ${entry}, translate its text${thenRecord}`});
    } else if (placeholders(text) !== placeholders(englishText)) {
      const message = `"${text}" has other placeholders than "${englishText}"`;
      problems.push({id, message, fix: `use ${placeholders(englishText) || 'none'}`});
    } else if (
      locale === 'zh' &&
      !/\p{Script=Han}/u.test(text) &&
      /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, ''))
    ) {
      problems.push({id, message: `"${text}" is not Chinese`, fix: 'translate it'});
    } else if (record && recorded !== englishText) {
      const message =
        recorded === undefined
          ? `it is not recorded that "${text}" was written for "${englishText}"`
          : `the English text is "${englishText}", and "${text}" was written for "${recorded}"`;
      const fix = `change the ${language} text if it does not say the same${thenRecord}`;
      problems.push({id, message, fix});
    }
  }
  for (const id of new Set([...translated.keys(), ...(record?.messages.keys() ?? [])])) {
    if (isRequired(id) && !english.has(id)) {
      const fix = `remove "${id}"${thenRecord}`;
      problems.push({id, message: 'nothing asks for this text', fix});
    }
  }
  return problems;
}
