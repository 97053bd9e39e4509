import {memo, type ReactNode} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

/** Whether an entry, with all below it, looks the same: the page has changed, and neither page is in it. */
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

/** An entry of the sidebar that renders at a step to another page only when one of the two pages is in it. */
function DocSidebarItem(props: Props): ReactNode {
  return <OriginalDocSidebarItem {...props} />;
}

export default memo(DocSidebarItem, arePropsEqual);
