import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';

type Props = {
  readonly id: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A table row; with an id it is a target for links, which the build then knows not to be broken. */
export default function AnchorRow({id, className, children}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTarget = useAnchorTargetClassName(id);
  if (id) brokenLinks.collectAnchor(id);
  return (
    <tr role="row" id={id} className={clsx(className, anchorTarget)}>
      {children}
    </tr>
  );
}
