import type {ReactNode} from 'react';
import tileTexts from '@generated/product-model/default/tile-texts.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Tone} from '@site/src/plugins/product-model/schema';
import {OPERATOR_CARD} from '../siteLinks';
import styles from './styles.module.css';

type TileProps = {
  readonly tone: Tone;
  /** The page that says what an operator does about the tile. */
  readonly to: string;
  readonly children: ReactNode;
};

/** Show one tile as a link to what an operator does about it. */
function Tile({tone, to, children}: TileProps): ReactNode {
  return (
    <li>
      <Link className={`tile tone-${tone} ${styles.tile}`} to={to}>
        {/* One flex item, so that the icon stays beside the text. */}
        <span>{children}</span>
      </Link>
    </li>
  );
}

/**
 * Show three tiles of a station as links, as in the programming client: on the landing page and on the operator card.
 * @throws Error if data/ no longer has the texts
 */
export default function StationTiles(): ReactNode {
  if (!tileTexts.passed || !tileTexts.failed || !tileTexts.step) {
    throw new Error(
      'data/ no longer has the texts of the tiles. Fix: choose others in src/plugins/product-model/kinds/programming.ts.',
    );
  }
  return (
    <figure className={styles.station}>
      <figcaption className={styles.caption}>
        <Translate
          id="obis.home.tiles"
          description="Landing page and operator card: above a drawing of three tiles, as the programming client shows them">
          What does the tile show?
        </Translate>{' '}
        <Link to="/obis/programming-client/overview#sequence">
          <Translate
            id="obis.home.sequence"
            description="Landing page and operator card: link to the programming steps">
            Steps at a station
          </Translate>
        </Link>
      </figcaption>
      <ul className={styles.tiles}>
        <Tile tone="success" to={`${OPERATOR_CARD}#green`}>
          {tileTexts.passed}
        </Tile>
        <Tile tone="info" to={`${OPERATOR_CARD}#blue`}>
          {tileTexts.step}
        </Tile>
        <Tile tone="danger" to={`${OPERATOR_CARD}#red`}>
          {tileTexts.failed}
        </Tile>
      </ul>
    </figure>
  );
}
