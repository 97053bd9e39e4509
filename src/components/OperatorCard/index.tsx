import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/**
 * Show the card that hangs at a station: its sections (`<CardPart>`). Printing the page prints only the card, on one
 * sheet of A4. The text is large enough to be read on A5.
 */
export default function OperatorCard({children}: Props): ReactNode {
  return (
    <div className={styles.card}>
      <p className={styles.name}>
        <Translate
          id="obis.operatorCard.name"
          description="Operator card: first line of the printed sheet">
          OBIS operator card
        </Translate>
      </p>
      <div
        className={styles.sections}
        role="group"
        aria-label={translate({
          id: 'obis.operatorCard.label',
          message: 'Operator card',
          description: 'Name of the operator card for screen readers',
        })}>
        {children}
      </div>
    </div>
  );
}
