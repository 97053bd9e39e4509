import type {ComponentProps, ReactNode} from 'react';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import {MENU_ID} from './menuId';

/** The theme's sidebar with a link target: without JavaScript it is below the content on small screens. */
export default function DocSidebar(props: ComponentProps<typeof OriginalDocSidebar>): ReactNode {
  return (
    <>
      <span id={MENU_ID} />
      <OriginalDocSidebar {...props} />
    </>
  );
}
