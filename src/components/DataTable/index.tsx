import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import ScrollFrame from '../ScrollFrame';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  readonly label?: string;
  /**
   * Turns each row into a card on narrow screens. Cells then need their column's name in `data-label`, and every element
   * its ARIA role: some browsers drop table semantics when CSS changes `display`.
   */
  readonly cards?: boolean;
  /** Columns of the same widths in all such tables, which never scroll sideways, so that the header can stay in view. */
  readonly fixed?: boolean;
};

/** Every table of the site: a wide one scrolls inside its own frame. */
export default function DataTable({label, cards, fixed, ...props}: Props): ReactNode {
  const name =
    label ??
    translate({
      id: 'obis.table.label',
      message: 'Table',
      description:
        'Name of a scrollable table for screen readers, when the table has no name of its own',
    });
  if (fixed) {
    return (
      <div className={clsx(styles.cards, styles.fixed)}>
        <table aria-label={name} {...props} />
      </div>
    );
  }
  const frame = (
    <ScrollFrame label={name} className={styles.frame}>
      <table {...props} />
    </ScrollFrame>
  );
  return cards ? <div className={styles.cards}>{frame}</div> : frame;
}
