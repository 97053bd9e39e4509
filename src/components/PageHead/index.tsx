import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Badge from '../Badge';
import styles from './styles.module.css';

type Props = {
  /** The name of the role that does the procedure, in the language of the page. */
  readonly roleName: string;
  /** True if a step of the procedure cannot be undone. */
  readonly irreversible?: boolean;
  /** The permissions that the procedure needs. */
  readonly children?: ReactNode;
};

/** Show which role does a procedure, whether a step cannot be undone, and which permissions it needs. It is below the title of the page. */
export default function PageHead({roleName, irreversible, children}: Props): ReactNode {
  return (
    <ul className={clsx('obis-row', styles.head)} data-search-ignore>
      <li>
        <Badge>{roleName}</Badge>
      </li>
      {irreversible && (
        <li>
          <Badge tone="danger">
            <Translate
              id="obis.pageHead.irreversible"
              description="Under the title of a procedure with a step that cannot be undone">
              Has a step that cannot be undone
            </Translate>
          </Badge>
        </li>
      )}
      {children && <li>{children}</li>}
    </ul>
  );
}
