import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ScreenTileData} from '@site/src/plugins/product-model/kinds/screens';
import Labels from './Labels';
import styles from './styles.module.css';

type Props = {readonly slot: number; readonly tile: ScreenTileData};

/** The tile of one slot in the programming client, which has its colours in both modes. */
export default function Tile({slot, tile}: Props): ReactNode {
  const {tone, lines, buttons, ...words} = tile;
  return (
    <div className={clsx(styles.slot, tone && `tile tone-${tone}`)} data-scheme={tone && 'light'}>
      <small>{slot}</small>
      <b>
        <Labels all={[words]} />
      </b>
      {lines.length > 0 && <Labels all={lines} />}
      {buttons.length > 0 && (
        <div className={clsx(styles.line, styles.start)}>
          <Labels all={buttons} className={styles.button} />
        </div>
      )}
    </div>
  );
}
