import type {JSX, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';

/** A hit as DocSearch shows it. */
export type ShownHit = InternalDocSearchHit | StoredDocSearchHit;

type Props = {hit: ShownHit; children: ReactNode};

/**
 * Makes the component of a result: a link of the site, so that it opens without a page load. The arrow keys lead to it,
 * not Tab: to assistive technology it stands in an option of the list.
 * @param onOpen told which hit the reader opens with the pointer
 */
export function createHit(onOpen: (hit: ShownHit) => void): (props: Props) => JSX.Element {
  return function Hit({hit, children}) {
    return (
      <Link autoAddBaseUrl={false} href={hit.url} tabIndex={-1} onClick={() => onOpen(hit)}>
        {children}
      </Link>
    );
  };
}
