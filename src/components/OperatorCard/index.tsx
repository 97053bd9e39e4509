import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Translate, {translate} from '@docusaurus/Translate';
import {whomToCallHeading} from '../ErrorTable/errorTexts';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

const PEOPLE = ['site-engineer', 'product-owner', 'administrator'] as const;

/** Show whom to call, with blank lines for names and numbers. */
function Contacts(): ReactNode {
  return (
    <section className={styles.contacts}>
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
 * Show the card that hangs at a station: its sections (`<CardPart>`), then whom to call. Printing the page prints only the card, on one
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
        <Contacts />
      </div>
    </div>
  );
}
