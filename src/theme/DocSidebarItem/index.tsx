import {memo, type ReactNode} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

/** Ignores `activePath` when neither the old nor the new page is in the item's subtree. */
function arePropsEqual(before: Props, after: Props): boolean {
  const {activePath: pathBefore, ...restBefore} = before;
  const {activePath: pathAfter, ...restAfter} = after;
  const names = Object.keys({...restBefore, ...restAfter}) as (keyof typeof restAfter)[];
  return (
    names.every((name) => Object.is(restBefore[name], restAfter[name])) &&
    (pathBefore === pathAfter ||
      !(isActiveSidebarItem(before.item, pathBefore) || isActiveSidebarItem(after.item, pathAfter)))
  );
}

/** A memoised sidebar item: a navigation re-renders only the items that contain the old or the new page. */
function DocSidebarItem(props: Props): ReactNode {
  return <OriginalDocSidebarItem {...props} />;
}

export default memo(DocSidebarItem, arePropsEqual);
