import {type ReactNode, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import useModalMenu from './useModalMenu';

/**
 * Mounts the mobile sidebar when it is first opened. The theme mounts it, hidden, on hydration: 150 elements and a fifth
 * of the longest task of a page on a slow phone.
 */
export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  useModalMenu({shown: shown && shouldRender, toggle});
  const [hasOpened, setHasOpened] = useState(shown);
  if (shown && !hasOpened) setHasOpened(true);
  return hasOpened && <OriginalMobileSidebar />;
}
