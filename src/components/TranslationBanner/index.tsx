import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Internal API; the theme's locale dropdown uses it too.
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** The page metadata of Docusaurus that the translation state depends on. */
type PageMetadata = {
  /** The source file, for example `@site/i18n/zh/…/page.mdx`. */
  readonly source?: string;
  readonly frontMatter: {readonly [key: string]: unknown};
};

/**
 * Return the translation state of a page. `stale` means that the English page has changed since the page was translated. The build sets this
 * in the front matter (src/plugins/translations). `missing` means that Docusaurus shows the English page because there is no translation.
 * Otherwise, return null: the page has a translation that is up to date, or is in the default language.
 */
function useTranslationState({source, frontMatter}: PageMetadata): 'stale' | 'missing' | null {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (frontMatter.translationState === 'stale') return 'stale';
  const isFallback = currentLocale !== defaultLocale && !source?.startsWith('@site/i18n/');
  return isFallback ? 'missing' : null;
}

/** Show a banner above a page if its translation is stale or missing. */
export default function TranslationBanner({
  metadata,
}: {
  readonly metadata: PageMetadata;
}): ReactNode {
  const state = useTranslationState(metadata);
  const {createUrl} = useAlternatePageUtils();
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  if (state === null) return null;
  return (
    <div
      className={clsx('alert alert--warning', styles.banner)}
      role="note"
      data-translation={state}
      data-search-ignore>
      {/* Search engines index only the English URL of a fallback page. */}
      {state === 'missing' && (
        <Head>
          <meta name="robots" content="noindex, follow" />
          <link rel="canonical" href={createUrl({locale: defaultLocale, fullyQualified: true})} />
        </Head>
      )}
      <p>
        {state === 'stale' ? (
          <Translate
            id="obis.translation.stale"
            description="Banner above a translation whose English page has changed since">
            The English page is newer. Parts of this translation may be out of date.
          </Translate>
        ) : (
          <Translate
            id="obis.translation.missing"
            description="Banner above the English text of a page that is not translated yet">
            This page is not translated yet. Its English text follows.
          </Translate>
        )}
      </p>
      <Link
        to={`pathname://${createUrl({locale: defaultLocale, fullyQualified: false})}`}
        hrefLang={localeConfigs[defaultLocale]?.htmlLang}
        target="_self"
        autoAddBaseUrl={false}>
        <Translate
          id="obis.translation.openSource"
          description="Link of the banner above a translation, to the same page in English">
          Open the English page
        </Translate>
      </Link>
    </div>
  );
}
