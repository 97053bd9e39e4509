import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type ConnectionProps = {readonly children: ReactNode};

/** What two parts talk through: a labelled line, level on wide screens and upright on narrow ones. */
export function Connection({children}: ConnectionProps): ReactNode {
  return <span className={styles.connection}>{children}</span>;
}

type PartProps = {
  readonly name: ReactNode;
  /** What connects this part to the next one of the same zone; none for the last. */
  readonly connection?: ReactNode;
  /** What the part does. */
  readonly children: ReactNode;
};

/** One part of the platform, with the connection that leads on from it. */
export function Part({name, connection, children}: PartProps): ReactNode {
  return (
    <li className={styles.part}>
      <div className={styles.box}>
        <strong>{name}</strong>
        <p className={styles.text}>{children}</p>
      </div>
      {connection && <Connection>{connection}</Connection>}
    </li>
  );
}

type ZoneProps = {
  readonly name: ReactNode;
  readonly className?: string;
  /** The parts that stand there. */
  readonly children: ReactNode;
};

/** A place, drawn as a frame around the parts that stand in it. */
export function Zone({name, className, children}: ZoneProps): ReactNode {
  return (
    <div className={clsx(styles.zone, className)}>
      <p className={styles.place}>{name}</p>
      <ul className={styles.parts}>{children}</ul>
    </div>
  );
}
