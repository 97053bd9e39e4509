import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import HashLink from '@site/src/theme/Heading/HashLink';
import {reactNodeText} from '@site/src/lib/reactNodeText';

type Props = {
  /** A heading, and what it folds. */
  readonly children: ReactNode;
};

type HeadingProps = {id: string; children: ReactNode; 'data-folded': boolean};

/**
 * A section that is folded under its heading. The direct link of the heading stands in the section: a `<summary>` is a button,
 * which must not contain a link. Pages do not write it: the remark plugin `collapseSections` puts it around sections.
 */
export default function Collapsible({children}: Props): ReactNode {
  const [heading, ...section] = Children.toArray(children);
  if (!isValidElement<HeadingProps>(heading)) return children;
  const {id, children: words} = heading.props;
  return (
    <details>
      <summary>{cloneElement(heading, {'data-folded': true})}</summary>
      <HashLink to={id} heading={reactNodeText(words)} />
      {section}
    </details>
  );
}
