/** How a page and its translation stand to each other; README.md says what each means. */
export type TranslationState = 'missing' | 'untracked' | 'fresh' | 'stale' | 'diverged' | 'orphan';

/** Something about a translation that a writer can put right. */
export type TranslationProblem = {
  readonly kind:
    'stamp' | 'structure' | 'heading-id' | 'language' | 'orphan' | 'syntax' | 'stale' | 'missing';
  /** Of the translation; of the source where there is no translation. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
  /** An error fails the build, a warning is only shown. */
  readonly severity: 'error' | 'warning';
};

/** What the detector found out about one page. */
export type Detection = {
  readonly state: TranslationState;
  readonly problems: readonly TranslationProblem[];
};

/** What is the same for all pages of a site: Docusaurus's `url` and the locales of its `i18n`. */
export type Site = {
  /** To recognise links to the site that leave the language. */
  readonly url: string;
  /** The language that pages are written in. */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
};

/** A page in both languages. A text is undefined where there is no such file. */
export type PagePair = {
  /** Site path without the language, such as `/obis/common/glossary`. */
  readonly route: string;
  readonly sourceFile: string;
  readonly source: string | undefined;
  readonly translationFile: string;
  readonly translation: string | undefined;
};
