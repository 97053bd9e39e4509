import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ContactUs from '@site/src/theme/NavbarItem/ContactUs';

export default {...ComponentTypes, 'custom-contactUs': ContactUs};
