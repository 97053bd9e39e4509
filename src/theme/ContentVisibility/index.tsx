import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import TranslationNotice from '@site/src/components/TranslationNotice';

/** The notices above a page, of documents and of plain pages alike, with the one about its translation. */
export default function ContentVisibilityWrapper(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      <TranslationNotice metadata={props.metadata} />
    </>
  );
}
