import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import HashLink from '@site/src/theme/Heading/HashLink';
import {reactNodeText} from '@site/src/lib/reactNodeText';
import styles from './styles.module.css';

type Props = {
  /** The heading, then the content of its section. */
  readonly children: ReactNode;
};

type HeadingProps = {id: string; children: ReactNode; 'data-collapsible': boolean};

/**
 * Show a section that opens when the reader selects its heading. The remark plugin `collapseSections` adds this component, so pages do not
 * write it. The direct link is beside the heading, because a `<summary>` must not contain a link (axe rule `nested-interactive`).
 */
export default function Collapsible({children}: Props): ReactNode {
  const [heading, ...section] = Children.toArray(children);
  if (!isValidElement<HeadingProps>(heading)) return children;
  const {id, children: title} = heading.props;
  return (
    <div className={styles.collapsible}>
      <details>
        <summary>{cloneElement(heading, {'data-collapsible': true})}</summary>
        {section}
      </details>
      <HashLink to={id} heading={reactNodeText(title)} />
    </div>
  );
}
