import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import styles from './styles.module.css';

const PEOPLE = ['site-engineer', 'product-owner', 'administrator'] as const;

/** Show blank lines for the names and numbers of those who help operators, on the operator card. */
export default function Contacts(): ReactNode {
  return (
    <dl className={styles.contacts}>
      {PEOPLE.map((person) => (
        <div key={person}>
          <dt>{roles[person]}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}
