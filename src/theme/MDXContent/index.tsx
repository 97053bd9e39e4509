import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import OriginalMDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import PageText from '@site/src/components/PageText';

const COMPONENTS = {wrapper: PageText};

/** The text of a page; that of a page that a link opens comes in two steps. */
export default function MDXContent({children}: Props): ReactNode {
  return (
    <OriginalMDXContent>
      <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
    </OriginalMDXContent>
  );
}
