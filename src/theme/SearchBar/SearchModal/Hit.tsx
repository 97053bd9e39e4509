import {memo, type ReactElement, type ReactNode, useLayoutEffect, useRef} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {useEvent} from '@docusaurus/theme-common';
import SearchHit from '@site/src/components/SearchHit';
import {headingOf} from '@site/src/plugins/search/algolia/untrusted';
import {LEVELS} from '@site/src/plugins/search/shared/records';

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
 * all lists one id; buttons of a saved search stand beside the link, not in it. Rendered once for a hit, and what it shows once
 * for its texts: DocSearch renders the whole list anew with each key, arrow and answer.
 */
export default memo(
  function Hit({hit, children}: Props) {
    const place = useRef<HTMLAnchorElement>(null);
    // Before the list is painted, or each key would paint it twice.
    useLayoutEffect(() => {
      const item = place.current?.closest('li');
      item?.setAttribute('role', 'treeitem');
      item?.parentElement?.setAttribute('role', 'tree');
      item?.parentElement?.setAttribute('id', item.id.replace(/item-\d+$/, 'list'));
    }, []);
    const save = useEvent(() => setParentForSaving(hit));
    const found = '_snippetResult' in hit ? hit : undefined;
    const level = LEVELS.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
    const heading = found?._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level];
    // DocSearch's order: icon, texts, action; a result has none, a saved search two buttons.
    const {children: parts} = (children as ReactElement<{children: ReactNode[]}>).props;
    return (
      <>
        <SearchHit
          ref={place}
          href={hit.url}
          tabIndex={-1}
          onClick={save}
          heading={heading ?? ''}
          page={level === 'lvl1' ? undefined : hit.hierarchy.lvl1}
          snippet={found?._snippetResult.content?.value}
        />
        {!found && <div className="obis-search-actions">{parts.at(-1)}</div>}
      </>
    );
  },
  (before, now) => before.hit === now.hit,
);
