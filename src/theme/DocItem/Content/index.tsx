import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import SourceLanguage from '@site/src/components/TranslationNotice/SourceLanguage';

/** The text of a document, marked as English where it stands in for a missing translation. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <SourceLanguage metadata={useDoc().metadata}>
      <Content {...props} />
    </SourceLanguage>
  );
}
