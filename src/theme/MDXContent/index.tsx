import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import OriginalMDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import ProgressiveContent from './ProgressiveContent';

/** The `wrapper` of MDX: all text of a page, or of a file that a page imports (https://mdxjs.com/table-of-components/). */
const COMPONENTS = {wrapper: ProgressiveContent};

/** The text of a page; that of a page that a link opens is rendered in two steps. */
export default function MDXContent({children}: Props): ReactNode {
  return (
    <OriginalMDXContent>
      <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
    </OriginalMDXContent>
  );
}
