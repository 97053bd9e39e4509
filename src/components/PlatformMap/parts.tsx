import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

type ConnectionProps = {readonly children: ReactNode};

/** A labelled line between two parts: horizontal on wide screens, vertical on narrow ones. */
export function Connection({children}: ConnectionProps): ReactNode {
  return <span className={styles.connection}>{children}</span>;
}

type PartProps = {
  readonly name: ReactNode;
  /** The page where the part's pages begin. */
  readonly to: string;
  /** The connection to the next part of the same zone; none for the last. */
  readonly connection?: ReactNode;
  /** What the part does. */
  readonly children: ReactNode;
};

/** One part of the platform, which leads to its pages, with the connection to the next. */
export function Part({name, to, connection, children}: PartProps): ReactNode {
  return (
    <li className={styles.part}>
      <Link className={styles.box} to={to}>
        <strong>{name}</strong>
        <span className={styles.text}>{children}</span>
      </Link>
      {connection && <Connection>{connection}</Connection>}
    </li>
  );
}

type ZoneProps = {
  readonly name: ReactNode;
  readonly className?: string;
  /** The parts in the zone. */
  readonly children: ReactNode;
};

/** A location, drawn as a frame around its parts. */
export function Zone({name, className, children}: ZoneProps): ReactNode {
  return (
    <div className={clsx(styles.zone, className)}>
      <p className={styles.place}>{name}</p>
      <ul className={styles.parts}>{children}</ul>
    </div>
  );
}
