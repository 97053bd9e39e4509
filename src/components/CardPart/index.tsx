import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '@site/src/plugins/product-model/schema';
import styles from './styles.module.css';

type Props = {
  readonly tone?: Tone;
  /** Whether the section is as wide as the card. Other sections stand beside each other. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** Show one section of the operator card: a heading, coloured like the tile that the operator sees, and the instructions. */
export default function CardPart({tone = 'neutral', wide, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.part, wide && styles.wide, `tone-${tone}`)}>{children}</section>
  );
}
