import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** The roles that do it. */
  readonly who: string;
  readonly final?: boolean;
  /** The permissions that it takes. */
  readonly children?: ReactNode;
};

/** Under the title of a procedure: who does it, whether a step cannot be undone, and which permissions it takes. */
export default function PageFacts({who, final, children}: Props): ReactNode {
  return (
    <p className={styles.facts} data-search-ignore>
      <b>{who}</b>
      {final && (
        <>
          {' · '}
          <strong>
            <Translate
              id="obis.pageFacts.final"
              description="Under the title of a procedure with a step that is final">
              Has a step that cannot be undone
            </Translate>
          </strong>
        </>
      )}
      {children && <> · {children}</>}
    </p>
  );
}
