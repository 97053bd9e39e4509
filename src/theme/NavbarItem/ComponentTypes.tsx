import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ContactUs from '@site/src/theme/NavbarItem/ContactUs';
import PlainMenu from '@site/src/theme/NavbarItem/PlainMenu';

/** Registry of navbar item types, the theme's and our own. The navbar throws on an unregistered type. */
export default {
  ...ComponentTypes,
  'custom-contactUs': ContactUs,
  'custom-plainMenu': PlainMenu,
};
