import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './Line.module.css';

/** Stops of the line: what each is called, and what it is for. */
const STOPS = [
  translate({
    id: 'obis.home.story.key',
    message: 'Key: made in the HSM',
    description: 'Landing page: stop of the line; its name, a colon, and what it is for',
  }),
  translate({
    id: 'obis.home.story.version',
    message: 'Version: what is written',
    description: 'Landing page: stop of the line; its name, a colon, and what it is for',
  }),
  translate({
    id: 'obis.home.story.batch',
    message: 'Batch: how many, and where',
    description: 'Landing page: stop of the line; its name, a colon, and what it is for',
  }),
  translate({
    id: 'obis.home.story.station',
    message: 'Station: writes and verifies',
    description: 'Landing page: stop of the line; its name, a colon, and what it is for',
  }),
  translate({
    id: 'obis.home.story.device',
    message: 'Device: has its own identity',
    description: 'Landing page: stop of the line; its name, a colon, and what it is for',
  }),
].map((stop) => stop.split(/:\s|：/));

/** Shows the product in one line: what passes from the key to the device that is good. */
export default function Line(): ReactNode {
  return (
    <ol
      className={styles.line}
      aria-label={translate({
        id: 'obis.home.story.label',
        message: 'From the key to a good device',
        description: 'Landing page: name of the line of stops for screen readers',
      })}>
      {STOPS.map(([name, purpose]) => (
        <li key={name} className={styles.stop}>
          <b>{name}</b>
          <span>{purpose}</span>
        </li>
      ))}
      <li className={styles.pass}>
        <Translate id="obis.home.story.pass" description="Landing page: the green tile">
          PASS
        </Translate>
      </li>
    </ol>
  );
}
