import {cloneElement, type JSX, type ReactElement, type ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';

/** A hit as DocSearch shows it. */
export type ShownHit = InternalDocSearchHit | StoredDocSearchHit;

type Props = {hit: ShownHit; children: ReactNode};

/**
 * Makes the component of a result: a link of the site, so that it opens without a page load. The arrow keys lead to it,
 * not Tab. The buttons of a saved search stand beside the link, not in it (WCAG 4.1.2).
 * @param onOpen told which hit the reader opens with the pointer
 */
export function createHit(onOpen: (hit: ShownHit) => void): (props: Props) => JSX.Element {
  return function Hit({hit, children}) {
    const content = children as ReactElement<{children: ReactNode[]}>;
    // DocSearch's order: icon, texts, action.
    const parts = content.props.children;
    const isSaved = !('_snippetResult' in hit);
    return (
      <>
        <div className="obis-search-link">
          <Link autoAddBaseUrl={false} href={hit.url} tabIndex={-1} onClick={() => onOpen(hit)}>
            {isSaved ? cloneElement(content, undefined, ...parts.slice(0, -1)) : content}
          </Link>
        </div>
        {isSaved && <div className="obis-search-actions">{parts.at(-1)}</div>}
      </>
    );
  };
}
