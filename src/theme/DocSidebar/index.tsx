import type {ComponentProps, ReactNode} from 'react';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import {MENU_ID} from './menuId';

/** The theme's sidebar with a place that a link can lead to: without scripts it stands below the text on a small screen. */
export default function DocSidebar(props: ComponentProps<typeof OriginalDocSidebar>): ReactNode {
  return (
    <>
      <span id={MENU_ID} />
      <OriginalDocSidebar {...props} />
    </>
  );
}
