import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {ScreenData} from '@site/src/plugins/product-model/kinds/screens';
import Rows from './Rows';
import Tile from './Tile';
import Labels from './Labels';
import styles from './styles.module.css';

type Props = {readonly data: ScreenData};

/**
 * Show a drawing of a product screen, from the product model. Assistive technology gets a picture
 * with a text alternative. Nothing in the drawing can be operated.
 */
export default function Screen({data}: Props): ReactNode {
  const {place, alt, dialog, bar, menu, path, title, actions, tabs, tiles} = data;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption} data-search-ignore>
        <Translate
          id="obis.screen.caption"
          description="At a drawing of a screen of the product: its values are examples, its buttons do nothing">
          Example
        </Translate>
      </figcaption>
      <div className={styles.screen} role="img" aria-label={alt} data-search-ignore>
        <div className={styles.bar}>
          <b>{place}</b>
          <Labels labels={bar} />
        </div>
        <div className={clsx(styles.body, dialog && styles.behind)}>
          {menu.length > 0 && (
            <div className={styles.menu}>
              <Labels labels={menu} />
            </div>
          )}
          <div className={clsx(styles.page, dialog && styles.dialog)}>
            {path.length > 0 && (
              <div className={clsx(styles.line, styles.start, styles.path)}>
                <Labels labels={path} />
              </div>
            )}
            <div className={styles.line}>
              <b>
                <Labels labels={[title]} />
              </b>
              <Labels labels={actions} className={styles.button} />
            </div>
            {tabs.length > 0 && (
              <div className={clsx(styles.line, styles.start, styles.tabs)}>
                <Labels labels={tabs} />
              </div>
            )}
            <Rows rows={data.details} />
            <Rows rows={data.form} className={styles.form} />
            <Rows rows={data.table} className={styles.table} />
            {tiles.length > 0 && (
              <div className={styles.tiles}>
                {tiles.map((tile, at) => (
                  <Tile key={at} slot={at + 1} tile={tile} />
                ))}
              </div>
            )}
            {data.buttons.length > 0 && (
              <div className={styles.line}>
                <Labels labels={data.buttons} className={styles.button} />
              </div>
            )}
          </div>
        </div>
      </div>
    </figure>
  );
}
