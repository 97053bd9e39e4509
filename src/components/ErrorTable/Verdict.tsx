import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import {verdictOf} from './errorTexts';
import {isStop} from './isStop';
import styles from './styles.module.css';

type Props = {readonly error: ErrorData};

/**
 * Show the verdict on an error. An order to stop has a red frame, and one to stop all stations of the batch is a red tile, so that they stand
 * out among the others, and from each other.
 */
export default function Verdict({error}: Props): ReactNode {
  return (
    <strong
      className={clsx(
        isStop(error) && `${styles.stop} tile tone-danger`,
        error.verdict === 'stop' && styles.framed,
      )}>
      {verdictOf(error)}
    </strong>
  );
}
