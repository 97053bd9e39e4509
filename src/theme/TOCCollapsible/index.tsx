import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type {Props} from '@theme/TOCCollapsible';

/** Closes the contents when a link of them is followed: on a phone they stay above the text (src/css/global.css). */
export default function ClosingContents(props: Props): ReactNode {
  return <TOCCollapsible key={useLocation().key} {...props} />;
}
