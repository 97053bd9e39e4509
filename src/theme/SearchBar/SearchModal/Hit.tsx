import {memo, type ReactElement, type ReactNode, useLayoutEffect, useRef} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import SearchHitLink, {highlightedHeading} from '@site/src/components/SearchHitLink';
import type {Level} from '@site/src/plugins/search/shared/records';

type Props = {hit: InternalDocSearchHit | StoredDocSearchHit; children: ReactNode};

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
    // useDocSearch gives each hit the type of its deepest heading, also to text. Saved searches have the same.
    const level = hit.type as Level;
    // DocSearch passes an icon, the texts and an action as children. The action of a saved search consists of two
    // buttons.
    const {children: parts} = (children as ReactElement<{children: ReactNode[]}>).props;
    return (
      <>
        <SearchHitLink
          ref={link}
          href={hit.url}
          tabIndex={-1}
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
