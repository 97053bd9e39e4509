import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Badge from '../Badge';
import styles from './styles.module.css';

type Props = {
  /** The roles that do the procedure. */
  readonly who: string;
  /** True if a step of the procedure cannot be undone. */
  readonly final?: boolean;
  /** The permissions that the procedure needs. */
  readonly children?: ReactNode;
};

/** Show who does a procedure, whether a step cannot be undone, and which permissions it needs. It is below the title of the page. */
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
