import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The part of Docusaurus's page metadata that translation state depends on. */
export type PageMetadata = {
  /** The source file, for example `@site/i18n/zh/…/page.mdx`. */
  readonly source?: string;
  readonly frontMatter: {readonly [key: string]: unknown};
};

/**
 * Translation state of a page. `stale`: the source has changed since it was translated; the build sets this in the
 * front matter (src/plugins/translations). `missing`: no translation, so Docusaurus falls back to the source.
 * Null: no notice needed.
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
