import {useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useOverflows} from './useOverflows';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  readonly label?: string;
  /**
   * `blocks`, the layout of error tables, shows each row as a block: its first cell is the name, with the second below it, and the others
   * beside that or below. `columns` does so on narrow screens, and shows a table on wide screens and on paper. With either value,
   * each element of the table needs its ARIA role, because some browsers drop table semantics if CSS changes `display`. A cell can
   * have its column heading in `data-label`.
   */
  readonly layout?: 'blocks' | 'columns';
};

/**
 * Show a table. With a `layout`, its rows look like blocks. Without, it is in a container that scrolls if the table is too wide, and takes the
 * keyboard focus only then. It shows all Markdown tables (src/markdown/convertTables.ts), and those of FactTable and StationCodes.
 */
export default function DataTable({label, layout, ...props}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(container);
  const name =
    label ??
    translate({
      id: 'obis.table.label',
      message: 'Table',
      description:
        'Name of a scrollable table for screen readers, when the table has no name of its own',
    });
  if (layout) {
    return (
      <div className={clsx(styles.rows, styles[layout])}>
        <table aria-label={name} {...props} />
      </div>
    );
  }
  return (
    <div
      ref={container}
      className={clsx('obis-scroll', styles.frame)}
      role="group"
      aria-label={name}
      tabIndex={overflows ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
