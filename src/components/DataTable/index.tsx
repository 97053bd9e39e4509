import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import ScrollContainer from '../ScrollContainer';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  readonly label?: string;
  /**
   * Shows each row as a block: its name, and what it says beside or below it; `columns` has three where they fit. Cells may have their
   * column's name in `data-label`, and every element needs its ARIA role: some browsers drop table semantics when CSS changes `display`.
   */
  readonly cards?: 'blocks' | 'columns';
};

/** Renders a table: one of facts as a list of blocks, any other in a frame of its own, in which a wide table scrolls. */
export default function DataTable({label, cards, ...props}: Props): ReactNode {
  const name =
    label ??
    translate({
      id: 'obis.table.label',
      message: 'Table',
      description:
        'Name of a scrollable table for screen readers, when the table has no name of its own',
    });
  if (cards) {
    return (
      <div className={clsx(styles.rows, styles[cards])}>
        <table aria-label={name} {...props} />
      </div>
    );
  }
  return (
    <ScrollContainer label={name} className={styles.frame}>
      <table {...props} />
    </ScrollContainer>
  );
}
