import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import SourceLanguage from '@site/src/components/TranslationNotice/SourceLanguage';

/** Page rank of the search in the front matter of a page, which Docusaurus itself does not know. */
type SearchRank = {readonly search_rank?: number};

/**
 * Renders the content of a doc, with `lang="en"` where it is the fallback of a missing translation, and its page rank of the search.
 */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {search_rank: rank} = frontMatter as SearchRank;
  return (
    <SourceLanguage metadata={metadata}>
      {rank !== undefined && (
        <Head>
          <meta name="docsearch:page_rank" content={String(rank)} />
        </Head>
      )}
      <Content {...props} />
    </SourceLanguage>
  );
}
