import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import StationTiles from '../home/StationTiles';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/**
 * Show the card that hangs at a station: its sections (`<CardPart>`). On a screen, the tiles above it lead to three of them. Printing the page prints the card on the two sides
 * of a sheet of A4, and after it the list of codes (`StationCodes`).
 */
export default function OperatorCard({children}: Props): ReactNode {
  const name = translate({
    id: 'obis.operatorCard.name',
    message: 'OBIS operator card',
    description: 'Operator card: the name of the card for screen readers',
  });
  return (
    <div className={styles.card}>
      <div className={`screen-only ${styles.tiles}`} data-search-ignore>
        <StationTiles />
      </div>
      <div className={styles.sections} role="group" aria-label={name}>
        {children}
      </div>
    </div>
  );
}
