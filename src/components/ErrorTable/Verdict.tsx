import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import {verdictOf} from './errorTexts';
import {isStop} from './isStop';
import styles from './styles.module.css';

type Props = {readonly error: ErrorData};

/** Show the verdict on an error. Only an order to stop is a red tile, so that it stands out among the others. */
export default function Verdict({error}: Props): ReactNode {
  return (
    <strong className={clsx(isStop(error) && `${styles.stop} tile tone-danger`)}>
      {verdictOf(error)}
    </strong>
  );
}
