import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ScreenWords} from '@site/src/plugins/product-model/kinds/screens';
import styles from './styles.module.css';

type Props = {readonly all: readonly ScreenWords[]; readonly className?: string};

/** Labels of a drawn screen, such as a row of buttons, each with the letter of its callout. */
export default function Labels({all, className}: Props): ReactNode {
  return all.map(({text, callout, tone, active}) => (
    <span key={text} className={clsx(className, active && styles.active, tone && styles.signal)}>
      {text}
      {callout && <i data-mark={callout} />}
    </span>
  ));
}
