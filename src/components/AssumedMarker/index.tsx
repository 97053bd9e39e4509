import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** Add the explanation of the asterisk, below a table. `all` means that every row of the table is assumed. */
  readonly 'data-legend'?: 'all' | 'marked';
};

/** Show an asterisk behind an assumed value. It links to the section that explains where facts come from. */
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
