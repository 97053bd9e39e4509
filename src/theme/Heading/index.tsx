import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import HashLink from './HashLink';
import {reactNodeText} from '../../lib/reactNodeText';
import './styles.css';

/** With `data-collapsible`, the heading has no direct link, because its section has one (`src/components/Collapsible`). */
type HeadingProps = Props & {readonly 'data-collapsible'?: boolean};

/**
 * Show a heading with a direct link that has the text of the heading as its accessible name. The theme uses the id if the heading
 * contains code.
 */
export default function Heading({
  as: As,
  id,
  'data-collapsible': isCollapsible,
  ...props
}: HeadingProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The title of a page is not in the table of contents and needs no anchor.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      {!isCollapsible && <HashLink to={id} heading={reactNodeText(props.children) || id} />}
    </As>
  );
}
