import type {Locale} from '../../settings/locales';

/** How a language writes what the product model puts together from several texts. */
type LocaleFormat = {
  /** Of the language in `lang` and in collation. */
  readonly tag: string;
  readonly listSeparator: string;
  readonly colon: string;
  readonly stop: string;
  /** Between two sentences. */
  readonly gap: string;
  /** A name with what is said of it in brackets. */
  readonly inBrackets: (name: string, addition: string) => string;
  /** The least count that is written with separators. */
  readonly groupedFrom: number;
};

export const LOCALE_FORMATS: Readonly<Record<Locale, LocaleFormat>> = {
  en: {
    tag: 'en',
    listSeparator: ', ',
    colon: ': ',
    stop: '.',
    gap: ' ',
    inBrackets: (name, addition) => `${name} (${addition})`,
    groupedFrom: 1000,
  },
  zh: {
    tag: 'zh-CN',
    listSeparator: '、',
    colon: '：',
    stop: '。',
    gap: '',
    inBrackets: (name, addition) => `${name}（${addition}）`,
    groupedFrom: 10_000,
  },
};
