import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** The roles that do it. */
  readonly who: string;
  /** The part of the platform where they do it. */
  readonly place: string;
  readonly final?: boolean;
  /** The permissions that it takes. */
  readonly children?: ReactNode;
};

/** Under the title of a procedure: who does it, where, with which permissions, and whether a step cannot be undone. */
export default function PageFacts({who, place, final, children}: Props): ReactNode {
  return (
    <p className={styles.facts} data-search-ignore>
      <b>{who}</b> · {place}
      {children && <> · {children}</>}
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
    </p>
  );
}
