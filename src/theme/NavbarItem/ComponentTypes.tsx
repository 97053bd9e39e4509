import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ContactUs from './ContactUs';

/** Add the navbar item type `custom-contactUs` to the types of the theme. */
export default {...ComponentTypes, 'custom-contactUs': ContactUs};
