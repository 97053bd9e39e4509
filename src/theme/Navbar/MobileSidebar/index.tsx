import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import useModalMenu from './useModalMenu';

/** Makes the theme's menu of small screens a modal one. */
export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  useModalMenu({shown: shown && shouldRender, toggle});
  return <OriginalMobileSidebar />;
}
