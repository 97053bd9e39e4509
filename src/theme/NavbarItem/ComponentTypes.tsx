import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ContactUs from '@site/src/theme/NavbarItem/ContactUs';
import PlainMenu from '@site/src/theme/NavbarItem/PlainMenu';

/** The types of navbar items: the theme's and our own. A type that is not here throws when the navbar renders. */
export default {
  ...ComponentTypes,
  'custom-contactUs': ContactUs,
  'custom-plainMenu': PlainMenu,
};
