import type {Locale} from '../../content/locales';

/** How a language joins several texts. */
type LocaleFormat = {
  /** Language tag for the `lang` attribute, for sorting and for numbers. */
  readonly tag: string;
  readonly listSeparator: string;
  /** Write a name with an addition in brackets. */
  readonly inBrackets: (name: string, addition: string) => string;
};

export const LOCALE_FORMATS: Readonly<Record<Locale, LocaleFormat>> = {
  en: {
    tag: 'en',
    listSeparator: ', ',
    inBrackets: (name, addition) => `${name} (${addition})`,
  },
  zh: {
    tag: 'zh-CN',
    listSeparator: '、',
    inBrackets: (name, addition) => `${name}（${addition}）`,
  },
};
