import type {Locale} from '../../content/locales';

/** The words and the punctuation of one language with which the build joins texts of data/. */
type LocaleFormat = {
  /** Stands between the entries of a list in a sentence. */
  readonly listSeparator: string;
  /** Write a name with an addition in brackets. */
  readonly inBrackets: (name: string, addition: string) => string;
  /** Stands in a state table in place of the next state, if an action deletes the object: 'Delete → removed'. */
  readonly removed: string;
};

/** The words and the punctuation for each language of the site. */
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
