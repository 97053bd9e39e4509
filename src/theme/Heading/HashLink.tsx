import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

/** Content of the link. CSS adds the visible #, so that a copied heading does not contain it. */
const ZERO_WIDTH_SPACE = '\u200B';

type Props = {
  /** The id of the heading. */
  readonly to: string;
  /** The text of the heading. */
  readonly heading: string;
};

/** Show the direct link to a heading. */
export default function HashLink({to, heading}: Props): ReactNode {
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading},
  );
  return (
    <Link className="hash-link" to={`#${to}`} aria-label={title} title={title} translate="no">
      {ZERO_WIDTH_SPACE}
    </Link>
  );
}
