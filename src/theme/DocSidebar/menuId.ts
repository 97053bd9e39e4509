/** What a link to the menu of the manual points to. */
export const MENU_ID = 'menu';
