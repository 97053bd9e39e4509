import {useMemo, type ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import SourceLanguage from '@site/src/components/TranslationNotice/SourceLanguage';

/** An MDX page with the styles of a doc, and `lang="en"` where it is the fallback of a missing translation. */
export default function MDXPageWrapper({content: Content, ...props}: Props): ReactNode {
  const MarkedContent = useMemo(
    () =>
      Object.assign(
        () => (
          <SourceLanguage metadata={Content.metadata}>
            <div className="markdown">
              <Content />
            </div>
          </SourceLanguage>
        ),
        Content,
      ),
    [Content],
  );
  return <MDXPage {...props} content={MarkedContent} />;
}
