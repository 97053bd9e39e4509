import {cloneElement, memo, type ReactElement, type ReactNode, useEffect, useRef} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {headingOf} from '@site/src/plugins/search/algolia/untrusted';

type ShownHit = InternalDocSearchHit | StoredDocSearchHit;
type Props = {hit: ShownHit; children: ReactNode};

/** For the time of a click: DocSearch saves no hit in the text of a page, but the parent of it. */
function setParentForSaving(hit: ShownHit): void {
  if (hit.type === 'content' && '__docsearch_parent' in hit && !hit.__docsearch_parent) {
    hit.__docsearch_parent = headingOf(hit) as InternalDocSearchHit;
    queueMicrotask(() => (hit.__docsearch_parent = null));
  }
}

/**
 * A result: a link of the site, which opens without a page load and is saved as a recent search (specification, sections
 * 2 and 4). Its roles are corrected (WCAG 4.1.2): an option must not hold a link, an item of a tree may; DocSearch gives
 * all lists one id; buttons of a saved search stand beside the link, not in it. Rendered once: DocSearch renders the whole list
 * anew with each key, arrow and status.
 */
export default memo(
  function Hit({hit, children}: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const item = place.current?.closest('li');
      item?.setAttribute('role', 'treeitem');
      item?.parentElement?.setAttribute('role', 'tree');
      item?.parentElement?.setAttribute('id', item.id.replace(/item-\d+$/, 'list'));
    });
    const content = children as ReactElement<{children: ReactNode[]}>;
    // DocSearch's order: icon, texts, action. Icons, half of the elements of a result, are not shown.
    const [, ...parts] = content.props.children;
    const isSaved = !('_snippetResult' in hit);
    return (
      <>
        <div ref={place} className="obis-search-link">
          <Link
            autoAddBaseUrl={false}
            href={hit.url}
            tabIndex={-1}
            onClick={() => setParentForSaving(hit)}>
            {cloneElement(content, undefined, ...parts.slice(0, -1))}
          </Link>
        </div>
        {isSaved && <div className="obis-search-actions">{parts.at(-1)}</div>}
      </>
    );
  },
  (before, now) => before.hit === now.hit,
);
