import type {ReactNode} from 'react';
import type {Tone} from '@site/src/plugins/product-model/schema';
import styles from './styles.module.css';

type Props = {
  readonly tone?: Tone;
  readonly children: ReactNode;
};

/** Show one section of the operator card: a heading, coloured like the tile that the operator sees, and the instructions. */
export default function CardPart({tone = 'neutral', children}: Props): ReactNode {
  return <section className={`${styles.part} tone-${tone}`}>{children}</section>;
}
