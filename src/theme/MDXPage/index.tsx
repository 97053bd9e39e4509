import {useMemo, type ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import SourceLanguage from '@site/src/components/TranslationNotice/SourceLanguage';

/** A plain page, with the styles of a document, and marked as English where it stands in for a missing translation. */
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
