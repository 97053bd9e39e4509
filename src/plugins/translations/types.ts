/** A problem of a translation that a writer can fix. A translation without problems is up to date. */
export type TranslationProblem = {
  /**
   * The name of the rule, as `npm run check` prints it. README.md says what each means and what the build does. Writers cannot exempt a
   * line from these rules (WRITING.md).
   */
  readonly rule: 'record' | 'structure' | 'orphan' | 'syntax' | 'stale' | 'missing';
  /** Line of the problem in the translated page, or in the English page if there is no translation. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
  /** An error stops the build. A warning is only printed. */
  readonly severity: 'error' | 'warning';
};

/** What the comparison of a page with its translation has to know about the rest of the site. */
export type TranslationContext = {
  /** The routes of all pages. Without them, broken links are compared like all others. */
  readonly routes?: readonly string[];
  /** Return the English texts of a translated label. There are several if they have the same translation. */
  readonly englishLabels?: (label: string) => readonly string[];
};
