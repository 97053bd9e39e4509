import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import OriginalMDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import ProgressiveContent from './ProgressiveContent';

/** The `wrapper` of MDX: the content of a page or of an imported MDX file (https://mdxjs.com/table-of-components/). */
const COMPONENTS = {wrapper: ProgressiveContent};

/** The content of a page, rendered progressively after a client-side navigation. */
export default function MDXContent({children}: Props): ReactNode {
  return (
    <OriginalMDXContent>
      <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
    </OriginalMDXContent>
  );
}
