import type {Locale} from '../../../src/content/locales';
import {proseRule} from '../rule';

/** Match text or punctuation in another language than that of the page. On a Chinese page, that is four English words in a text without Chinese. */
const OTHER_LANGUAGE: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /[\p{Script=Han}，。、；：？！（）【】《》]/u,
  zh: /^[^\p{Script=Han}]*?(?:[A-Za-z]{2,}[ ,]+){3}[A-Za-z]{2,}[^\p{Script=Han}]*$/u,
};

/** Report paragraphs, headings and cells in another language than that of the page. */
export const untranslated = proseRule(
  'untranslated',
  {ignore: ['code', 'kbd', 'ui']},
  (text, _context, {language}) => {
    if (!OTHER_LANGUAGE[language]?.test(text)) return [];
    const message = `not in the language of the page ("${text.slice(0, 40)}")`;
    return [{message, fix: 'translate it'}];
  },
);
