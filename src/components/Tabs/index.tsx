import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import type {Props as TabItemProps} from '@theme/TabItem';
import ThemeTabs, {type Props} from '@theme/Tabs';

/** Show the tabs of the theme, and connect each tab with its panel (`aria-controls`). The remark plugin `addTabAndDetailsIds` adds the ids. */
export default function Tabs({children, ...props}: Props): ReactNode {
  const items = Children.map(children, (item) =>
    isValidElement<TabItemProps & {readonly id?: string}>(item)
      ? cloneElement(item, {
          attributes: {...item.props.attributes, 'aria-controls': item.props.id},
        })
      : item,
  );
  return <ThemeTabs {...props}>{items}</ThemeTabs>;
}
