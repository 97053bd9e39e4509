/** The state of a translated page, compared with its English page. README.md says what the build does in each state. */
export type TranslationState =
  /** There is no translation. Readers get the English page. */
  | 'missing'
  /** The translation has no translation record, or an invalid one. */
  | 'untracked'
  /** The English text is the recorded one, and the translation has the same structure. */
  | 'fresh'
  /** The English text has changed since the record was written. */
  | 'stale'
  /** The English text is the recorded one, but the structure of the translation is different. */
  | 'diverged'
  /** The translation has no English page. */
  | 'orphan';

/** A problem of a translation that a writer can fix. */
export type TranslationProblem = {
  /** The name of the rule, as in a finding of `npm run check`. */
  readonly rule: 'record' | 'structure' | 'orphan' | 'syntax' | 'stale' | 'missing';
  /** Line of the finding in the translated page, or in the English page if there is no translation. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
  /** An error stops the build. A warning is only printed. */
  readonly severity: 'error' | 'warning';
};

/** The result of `detectTranslationState`: the state of a translation, and what a writer has to fix. */
export type TranslationStatus = {
  readonly state: TranslationState;
  readonly problems: readonly TranslationProblem[];
};

/** What the comparison of a page with its translation has to know about the rest of the site. */
export type TranslationContext = {
  /** The routes of all pages. Without them, broken links are compared like all others. */
  readonly routes?: readonly string[];
  /** Return the English texts of a translated label. There are several if they have the same translation. */
  readonly englishLabels?: (label: string) => readonly string[];
};
