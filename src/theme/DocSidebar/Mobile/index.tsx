import {memo, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type OriginalDocSidebarMobile from '@theme/DocSidebar/Mobile';

type Props = ComponentProps<typeof OriginalDocSidebarMobile>;

function Menu({manual: {sidebar, path}}: {readonly manual: Props}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
      />
    </ul>
  );
}

/**
 * The doc sidebar in the mobile menu. All props are passed as one: the theme compares several by sorting their names
 * with `localeCompare`, and loading its collation data takes a slow phone 50 ms.
 */
function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{manual: props}} />;
}

export default memo(DocSidebarMobile);
