import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
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
    <ul className={clsx('obis-row', styles.facts)} data-search-ignore>
      <li>
        <Badge>{who}</Badge>
      </li>
      {final && (
        <li>
          <Badge tone="danger">
            <Translate
              id="obis.pageHead.final"
              description="Under the title of a procedure with a step that is final">
              Has a step that cannot be undone
            </Translate>
          </Badge>
        </li>
      )}
      {children && <li>{children}</li>}
    </ul>
  );
}
