import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '@site/src/plugins/product-model/schema';
import styles from './styles.module.css';

type Props = {readonly tone?: Tone; readonly children: ReactNode};

/** A short coloured label. The words carry the meaning; the colour only repeats it. */
export default function Badge({tone = 'neutral', children}: Props): ReactNode {
  return <span className={clsx(styles.badge, `tone-${tone}`)}>{children}</span>;
}
