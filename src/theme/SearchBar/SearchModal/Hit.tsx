import type {JSX, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';

type Props = {hit: InternalDocSearchHit | StoredDocSearchHit; children: ReactNode};

/** A result as a link of the site, so that it opens without a page load. */
export default function Hit({hit, children}: Props): JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}
