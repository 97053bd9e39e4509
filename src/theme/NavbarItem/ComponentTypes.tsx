import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ContactUs from './ContactUs';

/** Adds the navbar item type `custom-contactUs` to the theme's types. */
export default {...ComponentTypes, 'custom-contactUs': ContactUs};
