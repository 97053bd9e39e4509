import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import useModalMenu from './useModalMenu';

/** Show the theme's menu for small screens as a modal dialog. */
export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  useModalMenu({shown: shown && shouldRender, toggle});
  return <OriginalMobileSidebar />;
}
