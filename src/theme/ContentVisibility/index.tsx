import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import TranslationBanner from '@site/src/components/TranslationBanner';

/** Show the translation banner below the theme's banners for drafts and unlisted pages. */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  return (
    <>
      {/* The theme marks the date of the last change as a property (`itemprop`), which has to belong to an item. */}
      <Head>
        <html itemScope itemType="https://schema.org/WebPage" />
      </Head>
      <ContentVisibility {...props} />
      <TranslationBanner metadata={props.metadata} />
    </>
  );
}
