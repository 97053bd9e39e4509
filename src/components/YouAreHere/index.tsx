import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {partOf, type Part} from './partOf';
import styles from './styles.module.css';

const PARTS: readonly (readonly [Part, string])[] = [
  [
    'console',
    translate({
      id: 'obis.home.map.console',
      message: 'Console',
      description: 'Landing page: part of OBIS',
    }),
  ],
  [
    'platform',
    translate({
      id: 'obis.home.map.platform',
      message: 'Platform',
      description: 'Landing page: part of OBIS',
    }),
  ],
  [
    'edge',
    translate({
      id: 'obis.home.map.edge',
      message: 'Edge service',
      description: 'Landing page: part of OBIS',
    }),
  ],
  [
    'station',
    translate({
      id: 'obis.home.map.station',
      message: 'Station',
      description: 'Landing page: part of OBIS',
    }),
  ],
  [
    'device',
    translate({
      id: 'obis.home.map.device',
      message: 'Device',
      description: 'Landing page: part of OBIS',
    }),
  ],
];

type Props = {
  /** Id of the doc. */
  readonly id: string;
};

/** The landing page's map as one line, with the part that a page is about; nothing on pages about no part alone. */
export default function YouAreHere({id}: Props): ReactNode {
  const here = partOf(id);
  if (!here) return null;
  return (
    <ol
      className={styles.here}
      aria-label={translate({
        id: 'obis.here.label',
        message: 'Parts of OBIS',
        description: 'Name of the line of parts above a page, for screen readers',
      })}>
      {PARTS.map(([part, name]) => (
        <li key={part} aria-current={part === here ? 'location' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
