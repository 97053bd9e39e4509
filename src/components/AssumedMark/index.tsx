import type {ReactNode} from 'react';
import Link, {type Props} from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A quiet sign behind a value that nobody has confirmed. It leads to what that means, or where the review view wants. */
export default function AssumedMark(props: Props): ReactNode {
  return (
    <Link
      className={styles.mark}
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
