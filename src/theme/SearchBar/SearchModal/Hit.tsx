import type {JSX, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';

type Props = {hit: InternalDocSearchHit | StoredDocSearchHit; children: ReactNode};

/**
 * A result as a link of the site, so that it opens without a page load. The arrow keys lead to it, not Tab: to
 * assistive technology it stands in an option of the list.
 */
export default function Hit({hit, children}: Props): JSX.Element {
  return (
    <Link to={hit.url} tabIndex={-1}>
      {children}
    </Link>
  );
}
