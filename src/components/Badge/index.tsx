import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '@site/src/plugins/product-model/schema';
import styles from './styles.module.css';

type Props = {readonly tone?: Tone; readonly children: ReactNode};

/** Show a short label with a coloured background. The text must also say what the colour means. */
export default function Badge({tone = 'neutral', children}: Props): ReactNode {
  return <span className={clsx(styles.badge, `tone-${tone}`)}>{children}</span>;
}
