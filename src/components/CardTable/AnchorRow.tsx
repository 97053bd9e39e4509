import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import styles from './styles.module.css';

type Props = {readonly id: string | undefined; readonly children: ReactNode};

/** A table row; one with an id is a link target, registered for Docusaurus's broken anchor check. */
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
