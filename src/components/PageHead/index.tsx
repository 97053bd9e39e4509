import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Badge from '../Badge';
import styles from './styles.module.css';

type Props = {
  /** The roles that do it. */
  readonly who: string;
  readonly final?: boolean;
  /** The permissions that it takes. */
  readonly children?: ReactNode;
};

/** Under the title of a procedure: who does it, whether a step cannot be undone, and which permissions it takes. */
export default function PageHead({who, final, children}: Props): ReactNode {
  return (
    <div className={styles.facts} data-search-ignore>
      <Badge>{who}</Badge>{' '}
      {final && (
        <Badge tone="danger">
          <Translate
            id="obis.pageHead.final"
            description="Under the title of a procedure with a step that is final">
            Has a step that cannot be undone
          </Translate>
        </Badge>
      )}{' '}
      {children && <span>{children}</span>}
    </div>
  );
}
