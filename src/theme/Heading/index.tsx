import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import HashLink from './HashLink';
import {reactNodeText} from '../../lib/reactNodeText';
import './styles.css';

/** With `data-folded` the heading has no link, because its section has one (`src/components/Collapsible`). */
type HeadingProps = Props & {readonly 'data-folded'?: boolean};

/** Renders a heading with a direct link that is named after all its words. The theme's is named after the id of a heading with code. */
export default function Heading({
  as: As,
  id,
  'data-folded': folded,
  ...props
}: HeadingProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // A page's title is not in the table of contents and needs no anchor.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      {!folded && <HashLink to={id} heading={reactNodeText(props.children) || id} />}
    </As>
  );
}
