import type {ReactNode} from 'react';
import clsx from 'clsx';
import codes from '@generated/product-model/default/error-codes.json';
import tileTexts from '@generated/product-model/default/tile-texts.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Tone} from '@site/src/plugins/product-model/schema';
import answerStyles from '../ErrorLookup/styles.module.css';
import ErrorAdvice from '../ErrorTable/ErrorAdvice';
import styles from './styles.module.css';

/** The code of the red tile. It must stop the station, so that the example harms nobody who takes it for the answer to another code. */
const EXAMPLE = 'SEC-02';

type TileProps = {
  readonly tone: Tone;
  /** The part of the operator card about tiles of this colour. */
  readonly section: string;
  readonly children: ReactNode;
};

/** Show one tile as a link to what an operator does about it. */
function Tile({tone, section, children}: TileProps): ReactNode {
  return (
    <li>
      <Link
        className={`tile tone-${tone} ${styles.tile}`}
        to={`/obis/reference/operator-card#${section}`}>
        {children}
      </Link>
    </li>
  );
}

/**
 * Show three tiles of a station on the landing page, as in the programming client, with what to do about the red one below it.
 * @throws Error if data/ no longer has the code or the texts
 */
export default function StationTiles(): ReactNode {
  const error = codes.flatMap(({errors}) => errors).find(({code}) => code === EXAMPLE);
  if (!error?.first || !tileTexts.passed || !tileTexts.step) {
    throw new Error(
      `data/ has no code ${EXAMPLE} with \`first\`, or not the texts of the other tiles. Fix: choose others in src/components/home/StationTiles.tsx and src/plugins/product-model/kinds/programming.ts.`,
    );
  }
  return (
    <figure className={styles.station}>
      <figcaption className={styles.caption}>
        <Translate
          id="obis.home.tiles"
          description="Landing page: above a drawing of three tiles, as the programming client shows them">
          Example: the tiles of a station
        </Translate>{' '}
        <Link to="/obis/programming-client/overview#sequence">
          <Translate
            id="obis.home.sequence"
            description="Landing page: link to the programming steps">
            Steps at a station
          </Translate>
        </Link>
      </figcaption>
      <ul className={styles.tiles}>
        <Tile tone="success" section="green">
          {tileTexts.passed}
        </Tile>
        <Tile tone="info" section="blue">
          {tileTexts.step}
        </Tile>
        <Tile tone="danger" section="red">
          <span translate="no">{EXAMPLE}</span>
        </Tile>
      </ul>
      <div className={clsx(answerStyles.answer, 'tone-danger')}>
        <p className={answerStyles.code}>{error.message}</p>
        <div className={answerStyles.advice}>
          <ErrorAdvice error={error} />
        </div>
      </div>
    </figure>
  );
}
