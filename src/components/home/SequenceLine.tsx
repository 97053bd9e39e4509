import type {ReactNode} from 'react';
import stepNames from '@generated/product-model/default/step-names.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Show the programming steps of a station as a numbered track on the landing page. The last step, in which a device gets its label, has the green tile of a device that has passed. */
export default function SequenceLine(): ReactNode {
  return (
    <div className={styles.sequence}>
      <Link to="/obis/programming-client/overview#sequence">
        <Translate
          id="obis.home.sequence"
          description="Landing page: link before the names of the programming steps">
          Steps at a station
        </Translate>
      </Link>
      <ol>
        {stepNames.slice(0, -1).map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li className={styles.passed}>
          {stepNames.at(-1)}
          <span className="tile tone-success">
            <Translate
              id="obis.home.pass"
              description="Landing page: the tile of a device that has passed, as in the programming client">
              PASS
            </Translate>
          </span>
        </li>
      </ol>
    </div>
  );
}
