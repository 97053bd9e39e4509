import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Translate, {translate} from '@docusaurus/Translate';
import {whomToCallHeading} from '../ErrorTable/errorTexts';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

const PEOPLE = ['site-engineer', 'product-owner', 'administrator'] as const;

/** Whom to call, with lines to write names and numbers on. */
function Calls(): ReactNode {
  return (
    <section className={styles.calls}>
      <h2>{whomToCallHeading()}</h2>
      <dl>
        {PEOPLE.map((person) => (
          <div key={person}>
            <dt>{roles[person]}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * The card that hangs at a station: the parts of it (`<CardPart>`), then whom to call. Printing its page prints the card
 * alone, on one sheet of A4 that can still be read when it is printed on A5.
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
        className={styles.parts}
        role="group"
        aria-label={translate({
          id: 'obis.operatorCard.label',
          message: 'Operator card',
          description: 'Name of the operator card for screen readers',
        })}>
        {children}
        <Calls />
      </div>
    </div>
  );
}
