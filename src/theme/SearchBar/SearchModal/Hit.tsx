import {memo, type ReactElement, type ReactNode, useLayoutEffect, useRef} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import SearchHit from '@site/src/components/SearchHit';
import {highlightedHeading} from '@site/src/components/SearchHit/hits';
import {LEVELS} from '@site/src/plugins/search/shared/records';

type ShownHit = InternalDocSearchHit | StoredDocSearchHit;
type Props = {hit: ShownHit; children: ReactNode};

/**
 * Make DocSearch save a hit in the text of a page as the heading above it. DocSearch saves no text, but the parent of the
 * hit if it has one. The parent is set for the time of a click only, because DocSearch draws parents as branches.
 */
function setParentForSaving(hit: ShownHit): void {
  if (hit.type === 'content' && '__docsearch_parent' in hit && !hit.__docsearch_parent) {
    const {url, hierarchy} = hit;
    const type = LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
    const heading = {objectID: `${url}:${type}`, url, type, content: null, hierarchy};
    hit.__docsearch_parent = heading as InternalDocSearchHit;
    queueMicrotask(() => (hit.__docsearch_parent = null));
  }
}

/**
 * Render a result as a link of the site, which opens without a page load. The roles of DocSearch's list are corrected
 * (WCAG 4.1.2): an option must not hold a link, but an item of a tree may. DocSearch gives all lists one id, and the
 * buttons of a saved search stand beside the link, not in it. DocSearch renders the whole list with every key, so a hit
 * is rendered once.
 */
export default memo(
  function Hit({hit, children}: Props) {
    const link = useRef<HTMLAnchorElement>(null);
    useLayoutEffect(() => {
      const item = link.current?.closest('li');
      item?.setAttribute('role', 'treeitem');
      item?.parentElement?.setAttribute('role', 'tree');
      item?.parentElement?.setAttribute('id', item.id.replace(/item-\d+$/, 'list'));
    }, []);
    // Saved searches have no highlights.
    const found = '_highlightResult' in hit ? hit : undefined;
    const level = LEVELS.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
    // DocSearch's order is icon, texts, action. A result has no action, a saved search has two buttons.
    const {children: parts} = (children as ReactElement<{children: ReactNode[]}>).props;
    return (
      <>
        <SearchHit
          ref={link}
          href={hit.url}
          tabIndex={-1}
          onClick={() => setParentForSaving(hit)}
          heading={found ? highlightedHeading(found, level) : (hit.hierarchy[level] ?? '')}
          page={level === 'lvl1' ? undefined : hit.hierarchy.lvl1}
          snippet={found?._snippetResult?.content?.value}
        />
        {!found && <div className="obis-search-actions">{parts.at(-1)}</div>}
      </>
    );
  },
  (before, now) => before.hit === now.hit,
);
