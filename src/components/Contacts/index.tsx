import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import roles from '@generated/product-model/default/roles.json';
import SupportContact from '../SupportContact';
import styles from './styles.module.css';

const PEOPLE = ['site-engineer', 'product-owner', 'administrator'] as const;

/**
 * Show blank lines for the names and numbers of those who help operators, on the operator card. If the site knows the telephone number of
 * OBIS support, show that too.
 */
export default function Contacts(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <dl className={styles.contacts}>
      {PEOPLE.map((person) => (
        <div key={person}>
          <dt>{roles[person]}</dt>
          <dd />
        </div>
      ))}
      {customFields?.supportPhone !== undefined && (
        <div>
          <dt>
            <Translate id="obis.contacts.support" description="Operator card: the support of OBIS">
              OBIS support
            </Translate>
          </dt>
          <dd>
            <SupportContact />
          </dd>
        </div>
      )}
    </dl>
  );
}
