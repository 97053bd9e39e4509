import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import TranslationBanner from '@site/src/components/TranslationBanner';

/** Adds the translation notice to the theme's notices (draft, unlisted) above docs and MDX pages. */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      <TranslationBanner metadata={props.metadata} />
    </>
  );
}
