import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ScreenRowData} from '@site/src/plugins/product-model/kinds/screens';
import State from '../State';
import Labels from './Labels';
import styles from './styles.module.css';

type Props = {readonly rows: readonly ScreenRowData[]; readonly className?: string};

/** Show names with their values: the fields of a form, the lines of a details page, or the columns of a list with one row. */
export default function Rows({rows, className}: Props): ReactNode {
  if (rows.length === 0) return null;
  return (
    <div className={clsx(styles.rows, className)}>
      {rows.map(({label, value, as}) => (
        <div key={label.text + value.text}>
          <Labels labels={[label]} />
          <div className={as && styles[as]}>
            {value.tone ? (
              <State data={{name: value.text, tone: value.tone}} />
            ) : (
              <Labels labels={[value]} />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
