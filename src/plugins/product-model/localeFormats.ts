import type {Locale} from '../../settings/locales';

/** How a language joins several texts. */
type LocaleFormat = {
  /** Language tag for the `lang` attribute, for sorting and for numbers. */
  readonly tag: string;
  readonly listSeparator: string;
  readonly colon: string;
  /** Full stop. */
  readonly stop: string;
  /** What stands between two sentences. */
  readonly gap: string;
  /** Write a name with an addition in brackets. */
  readonly inBrackets: (name: string, addition: string) => string;
};

export const LOCALE_FORMATS: Readonly<Record<Locale, LocaleFormat>> = {
  en: {
    tag: 'en',
    listSeparator: ', ',
    colon: ': ',
    stop: '.',
    gap: ' ',
    inBrackets: (name, addition) => `${name} (${addition})`,
  },
  zh: {
    tag: 'zh-CN',
    listSeparator: '、',
    colon: '：',
    stop: '。',
    gap: '',
    inBrackets: (name, addition) => `${name}（${addition}）`,
  },
};
