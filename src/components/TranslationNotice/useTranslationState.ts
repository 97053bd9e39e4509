import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the framework knows of a page, as far as its translation goes. */
export type PageMetadata = {
  /** The file that was rendered, for example `@site/i18n/zh/…/page.mdx`. */
  readonly source?: string;
  readonly frontMatter: {readonly [key: string]: unknown};
};

/**
 * How the text of a page stands to the other language. `stale`: a translation whose source has changed since; the
 * build says so in the front matter (src/plugins/translations). `missing`: no translation, so the framework shows the
 * source. Null: nothing a reader has to know.
 */
export type TranslationState = 'stale' | 'missing' | null;

export default function useTranslationState({source, frontMatter}: PageMetadata): TranslationState {
  const {
    i18n: {currentLocale, defaultLocale},
  } = useDocusaurusContext();
  if (frontMatter.translationState === 'stale') {
    return 'stale';
  }
  const isFallback = currentLocale !== defaultLocale && !source?.startsWith('@site/i18n/');
  return isFallback ? 'missing' : null;
}
