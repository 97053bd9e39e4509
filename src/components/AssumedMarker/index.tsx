import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** Adds the explanation, below a table. With `all`, every value in the table is assumed, and the explanation has no asterisk. */
  readonly 'data-legend'?: 'all' | 'marked';
};

/** Show an asterisk after a value that nobody has confirmed. It links to the section that explains where facts come from. */
export default function AssumedMarker(props: Props): ReactNode {
  return (
    <Link
      className={styles.marker}
      to="/markdown-page#facts"
      title={translate({
        id: 'obis.assumed',
        message: 'Assumed: not confirmed by OBIS yet',
        description: 'Text of the sign behind a value that the product’s owner has not confirmed',
      })}
      data-search-ignore
      {...props}
    />
  );
}
