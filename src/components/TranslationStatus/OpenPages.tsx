import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {StatusData} from '@site/src/plugins/translations/statusData';
import Badge from '../Badge';
import {stateName, TONES} from './stateName';
import styles from './styles.module.css';

/** The pages that need a translator, with the command to run. */
export default function OpenPages({open}: Pick<StatusData, 'open'>): ReactNode {
  if (open.length === 0) {
    return (
      <p>
        <Translate
          id="obis.translationStatus.allFresh"
          description="Status page of translations: nothing to do">
          Every page is translated and up to date.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.open}>
      {open.map(({route, state}) => (
        <li key={route}>
          <Badge tone={TONES[state]}>{stateName(state)}</Badge>{' '}
          {state === 'orphan' ? <code>{route}</code> : <Link to={route}>{route}</Link>}
          {state === 'stale' && (
            <code className={styles.command}>{`npm run i18n:diff -- ${route}`}</code>
          )}
        </li>
      ))}
    </ul>
  );
}
