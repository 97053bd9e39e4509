import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ScreenTileData} from '@site/src/plugins/product-model/kinds/screens';
import Labels from './Labels';
import styles from './styles.module.css';

type Props = {readonly slot: number; readonly tile: ScreenTileData};

/** Show the tile of one slot in the programming client. Its colours are the same in light and dark mode. */
export default function Tile({slot, tile}: Props): ReactNode {
  const {tone, lines, buttons, ...title} = tile;
  return (
    <div className={clsx(styles.slot, tone && `tile tone-${tone}`)} data-scheme={tone && 'light'}>
      <small>{slot}</small>
      <b>
        <Labels labels={[title]} />
      </b>
      {lines.length > 0 && <Labels labels={lines} />}
      {buttons.length > 0 && (
        <div className={clsx(styles.line, styles.start)}>
          <Labels labels={buttons} className={styles.button} />
        </div>
      )}
    </div>
  );
}
