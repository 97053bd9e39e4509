import type {Locale} from '../../../src/content/locales';
import {proseRule} from '../rule';

/** Match text or punctuation in another language than that of the page. On a Chinese page, that is four English words in a text without Chinese. */
const OTHER_LANGUAGE: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /[\p{Script=Han}，。、；：？！（）【】《》]/u,
  zh: /^[^\p{Script=Han}]*?(?:[A-Za-z]{2,}[ ,]+){3}[A-Za-z]{2,}[^\p{Script=Han}]*$/u,
};

/** Report paragraphs, headings and cells in another language than that of the page, and Chinese punctuation marks in English. */
export const untranslated = proseRule(
  'untranslated',
  {ignore: ['code', 'kbd', 'ui']},
  (text, _context, {language}) => {
    const at = text.search(OTHER_LANGUAGE[language] ?? /(?!)/);
    if (at < 0) return [];
    const shown = `("${text.slice(Math.max(0, at - 20), at + 20)}")`;
    return language === 'en' && !/\p{Script=Han}/u.test(text)
      ? [{message: `full-width marks ${shown}`, fix: 'write English marks, such as , and ( )'}]
      : [{message: `not in the language of the page ${shown}`, fix: 'translate it'}];
  },
);
