import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import SourceLanguage from '@site/src/components/TranslationNotice/SourceLanguage';

/** The content of a doc, with `lang="en"` where it is the fallback of a missing translation. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <SourceLanguage metadata={useDoc().metadata}>
      <Content {...props} />
    </SourceLanguage>
  );
}
