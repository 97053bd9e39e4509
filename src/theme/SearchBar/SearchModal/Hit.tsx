import {memo, type ReactElement, type ReactNode, useLayoutEffect, useRef} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import SearchHitLink, {highlightedHeading} from '@site/src/components/SearchHitLink';
import {LEVELS} from '@site/src/plugins/search/shared/records';

type ShownHit = InternalDocSearchHit | StoredDocSearchHit;
type Props = {hit: ShownHit; children: ReactNode};

/**
 * Set the parent of a hit that a reader opens. When a reader opens a hit of type `content`, DocSearch saves its parent
 * (`__docsearch_parent`) to the recent searches, and saves nothing if there is none. So the parent is set to the
 * heading above the hit, but only during the click, because DocSearch indents hits that have a parent.
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
 * Render a hit or a saved search as a link that opens without a page load. The component also changes the roles of
 * DocSearch's lists from `listbox` and `option` to `tree` and `treeitem`, because an option must not contain a link
 * (WCAG 4.1.2), and it gives each list its own id. DocSearch renders the whole list on every key press, so a hit is
 * memoised.
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
    // DocSearch passes an icon, the texts and an action as children. The action of a saved search consists of two
    // buttons.
    const {children: parts} = (children as ReactElement<{children: ReactNode[]}>).props;
    return (
      <>
        <SearchHitLink
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
