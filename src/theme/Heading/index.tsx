import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import HashLink from './HashLink';
import {reactNodeText} from '../../lib/reactNodeText';
import './styles.css';

/**
 * Show a heading with a direct link, whose accessible name contains the text of the heading. If a heading contains code, the theme's link
 * would have the id as its name. The theme's class for the scroll position contains "scroll", and the reader view of Firefox drops headings
 * with such a class (mozilla/readability#855).
 */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The title of a page is not in the table of contents, so it needs no anchor.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <HashLink to={id} heading={reactNodeText(props.children) || id} />
    </As>
  );
}
