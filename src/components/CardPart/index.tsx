import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '@site/src/plugins/product-model/schema';
import styles from './styles.module.css';

type Props = {
  readonly tone?: Tone;
  readonly children: ReactNode;
};

/** One part of the operator card: a heading, as the tile of the client, and what to do. The words carry the meaning. */
export default function CardPart({tone = 'neutral', children}: Props): ReactNode {
  return <section className={clsx(styles.part, `tone-${tone}`)}>{children}</section>;
}
