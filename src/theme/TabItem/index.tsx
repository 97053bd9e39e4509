import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props as ThemeProps} from '@theme/TabItem';

/** The remark plugin `addTabAndDetailsIds` adds the id. */
type Props = ThemeProps & {readonly id?: string};

/**
 * Show the content of a tab. Links and the find bar of the browser open the tab in which their target is. On paper and without scripts,
 * all tabs are shown, each below its label (src/css). The content is always rendered, also with `lazy`.
 */
export default function TabItem({children, className, id, value}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  useBrokenLinks().collectAnchor(id);
  const isSelected = value === selectedValue;
  const attach = (panel: HTMLDivElement) => {
    // React knows no value of `hidden` (facebook/react#24740).
    if (!isSelected) panel.setAttribute('hidden', 'until-found');
    const select = () => selectValue(value);
    panel.addEventListener('beforematch', select);
    return () => panel.removeEventListener('beforematch', select);
  };
  return (
    <div
      ref={attach}
      id={id}
      className={className}
      role="tabpanel"
      aria-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      hidden={!isSelected}>
      {children}
    </div>
  );
}
