/** State of a translation; README.md defines each. */
export type TranslationState = 'missing' | 'untracked' | 'fresh' | 'stale' | 'diverged' | 'orphan';

/** A problem of a translation that a writer can fix. */
export type TranslationProblem = {
  readonly kind: 'record' | 'structure' | 'orphan' | 'syntax' | 'stale' | 'missing';
  /** Of the translation; of the source where there is no translation. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
  /** An error fails the build, a warning is only shown. */
  readonly severity: 'error' | 'warning';
};

/** Make a problem, an error by default. */
export const toProblem = (
  kind: TranslationProblem['kind'],
  line: number,
  message: string,
  fix: string,
  severity: TranslationProblem['severity'] = 'error',
): TranslationProblem => ({kind, line, message, fix, severity});

/** Result of `detectTranslation`. */
export type Detection = {
  readonly state: TranslationState;
  readonly problems: readonly TranslationProblem[];
};

/** Site-wide settings: the locales of Docusaurus's `i18n`. */
export type Site = {
  /** The locale that pages are written in. */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** The addresses of all pages, where they are known. */
  readonly routes?: readonly string[];
  /** The names of a label of the product in the default locale. */
  readonly names?: (label: string) => readonly string[];
};
