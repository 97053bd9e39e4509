import {type ReactNode, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * The menu of small screens, made when it is first opened. The theme makes it, hidden, as soon as the page is
 * interactive: 150 elements and a fifth of the longest pause of a page on a slow phone.
 */
export default function MobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [hasOpened, setHasOpened] = useState(shown);
  if (shown && !hasOpened) setHasOpened(true);
  return hasOpened && <OriginalMobileSidebar />;
}
