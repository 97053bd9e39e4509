import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import TranslationNotice from '@site/src/components/TranslationNotice';

/** Adds the translation notice to the theme's notices (draft, unlisted) above docs and MDX pages. */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      <TranslationNotice metadata={props.metadata} />
    </>
  );
}
