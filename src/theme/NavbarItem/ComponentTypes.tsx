import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import PlainMenu from '@site/src/theme/NavbarItem/PlainMenu';

/** Registry of navbar item types, the theme's and our own. The navbar throws on an unregistered type. */
export default {
  ...ComponentTypes,
  'custom-plainMenu': PlainMenu,
};
