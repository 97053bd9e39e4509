import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {reactNodeText} from '../../lib/reactNodeText';
import './styles.css';

/** Content of the direct link. CSS adds the visible #, so that a copied heading does not contain it. */
const ZERO_WIDTH_SPACE = '\u200B';

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
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: reactNodeText(props.children) || id},
  );
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        {ZERO_WIDTH_SPACE}
      </Link>
    </As>
  );
}
