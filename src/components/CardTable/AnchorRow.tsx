import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {readonly id: string | undefined; readonly children: ReactNode};

/** A table row; one with an id is a link target, registered for Docusaurus's broken anchor check. */
export default function AnchorRow({id, children}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  return (
    <tr role="row" id={id}>
      {children}
    </tr>
  );
}
