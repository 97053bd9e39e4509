import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Internal API; the theme's locale dropdown uses it too.
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';
import useTranslationState, {type PageMetadata} from './useTranslationState';

function StaleText(): ReactNode {
  return (
    <Translate
      id="obis.translation.stale"
      description="Notice above a translation whose English page has changed since">
      The English page is newer. Parts of this translation may be out of date.
    </Translate>
  );
}

function MissingText(): ReactNode {
  return (
    <Translate
      id="obis.translation.missing"
      description="Notice above the English text of a page that is not translated yet">
      This page is not translated yet. Its English text follows.
    </Translate>
  );
}

/** Canonical link of a fallback page: search engines index the English URL only. */
function FallbackHead({canonical}: {readonly canonical: string}): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
      <link rel="canonical" href={canonical} />
    </Head>
  );
}

/** Notice above a page whose translation is stale or missing. */
export default function TranslationNotice({
  metadata,
}: {
  readonly metadata: PageMetadata;
}): ReactNode {
  const state = useTranslationState(metadata);
  const {createUrl} = useAlternatePageUtils();
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  if (state === null) {
    return null;
  }
  return (
    <div
      className={clsx('alert alert--warning', styles.notice)}
      role="note"
      data-translation={state}
      data-search-ignore>
      {state === 'missing' && (
        <FallbackHead canonical={createUrl({locale: defaultLocale, fullyQualified: true})} />
      )}
      <p>{state === 'stale' ? <StaleText /> : <MissingText />}</p>
      <Link
        to={`pathname://${createUrl({locale: defaultLocale, fullyQualified: false})}`}
        hrefLang={localeConfigs[defaultLocale]?.htmlLang}
        target="_self"
        autoAddBaseUrl={false}>
        <Translate
          id="obis.translation.openSource"
          description="Link of the notice above a translation, to the same page in English">
          Open the English page
        </Translate>
      </Link>
    </div>
  );
}
