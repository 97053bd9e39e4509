import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import TranslationBanner from '@site/src/components/TranslationBanner';

/** Show the translation banner below the theme's banners for drafts and unlisted pages. */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      <TranslationBanner metadata={props.metadata} />
    </>
  );
}
