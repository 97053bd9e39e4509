import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The page metadata of Docusaurus that the translation state depends on. */
export type PageMetadata = {
  /** The source file, for example `@site/i18n/zh/…/page.mdx`. */
  readonly source?: string;
  readonly frontMatter: {readonly [key: string]: unknown};
};

/**
 * `stale` means that the English page has changed since the page was translated. The build sets this in the front matter
 * (src/plugins/translations). `missing` means that Docusaurus shows the English page because there is no translation. Null means
 * that the page needs no banner.
 */
type BannerState = 'stale' | 'missing' | null;

/** Return the translation state of a page. */
export default function useTranslationState({source, frontMatter}: PageMetadata): BannerState {
  const {
    i18n: {currentLocale, defaultLocale},
  } = useDocusaurusContext();
  if (frontMatter.translationState === 'stale') return 'stale';
  const isFallback = currentLocale !== defaultLocale && !source?.startsWith('@site/i18n/');
  return isFallback ? 'missing' : null;
}
