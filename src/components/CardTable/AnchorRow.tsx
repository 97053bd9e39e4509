import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import styles from './styles.module.css';

type Props = {readonly id: string | undefined; readonly children: ReactNode};

/** A table row; with an id it is a target for links, which the build then knows not to be broken. */
export default function AnchorRow({id, children}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTarget = useAnchorTargetClassName(id);
  if (id) brokenLinks.collectAnchor(id);
  return (
    <tr role="row" id={id} className={clsx(styles.row, anchorTarget)}>
      {children}
    </tr>
  );
}
