import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollFrame from '../ScrollFrame';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {readonly label?: string};

/** Every table of the site: scrolls inside its own frame where the screen is too narrow. */
export default function DataTable({label, ...props}: Props): ReactNode {
  const name =
    label ??
    translate({
      id: 'obis.table.label',
      message: 'Table',
      description:
        'Name of a scrollable table for screen readers, when the table has no name of its own',
    });
  return (
    <ScrollFrame label={name} className={styles.frame}>
      <table {...props} />
    </ScrollFrame>
  );
}
