import type {Locale} from '../../content/locales';

/** The words and punctuation that the build adds to texts of data/ in one language. */
type LocaleFormat = {
  readonly listSeparator: string;
  /** Write a name with an addition in brackets. */
  readonly inBrackets: (name: string, addition: string) => string;
  /** What stands in a state table if an action removes the object: 'Delete → removed'. */
  readonly removed: string;
};

export const LOCALE_FORMATS: Readonly<Record<Locale, LocaleFormat>> = {
  en: {
    listSeparator: ', ',
    inBrackets: (name, addition) => `${name} (${addition})`,
    removed: 'removed',
  },
  zh: {
    listSeparator: '、',
    inBrackets: (name, addition) => `${name}（${addition}）`,
    removed: '不再存在',
  },
};
