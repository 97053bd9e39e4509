import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ScreenText} from '@site/src/plugins/product-model/kinds/screens';
import styles from './styles.module.css';

type Props = {readonly labels: readonly ScreenText[]; readonly className?: string};

/** Show texts of a drawn screen, such as a row of buttons. */
export default function Labels({labels, className}: Props): ReactNode {
  return labels.map(({text, tone, active}) => (
    <span key={text} className={clsx(className, active && styles.active, tone && styles.signal)}>
      {text}
    </span>
  ));
}
