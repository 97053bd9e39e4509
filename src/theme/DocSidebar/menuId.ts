/** Anchor id of the sidebar. */
export const MENU_ID = 'menu';
