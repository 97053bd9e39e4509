import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

/** Content of the link, before which CSS draws the #, so that copied headings have none. */
const ZERO_WIDTH_SPACE = '\u200B';

/** Text content of a React node, nested elements such as `code` included. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{children?: ReactNode}>(node) ? textOf(node.props.children) : '';
}

/** A heading with a hash link named after its full text: the theme's uses the id when the heading contains code. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // A page's title is not in the table of contents and needs no anchor.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(props.children) || id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        {ZERO_WIDTH_SPACE}
      </Link>
    </As>
  );
}
