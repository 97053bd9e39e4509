import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './PipelineSummary.module.css';

/** Show the stages of device programming in one line, from the key to a device that passed. */
export default function PipelineSummary(): ReactNode {
  const stages = translate({
    id: 'obis.home.stops',
    message:
      'Key: made in the HSM | Version: what is written | Batch: how many, and where | Station: writes and verifies | Device: has its own identity | PASS: tile at the station',
    description:
      'Landing page: stops of the line, separated by "|"; each is a name, a colon, and what it is for',
  }).split(' | ');
  return (
    <ol
      className={styles.pipeline}
      aria-label={translate({
        id: 'obis.home.stops.label',
        message: 'From the key to a good device',
        description: 'Landing page: name of the line of stops for screen readers',
      })}>
      {stages.map((stage, at) => {
        const [name, purpose] = stage.split(/:\s|：/);
        return (
          <li key={name} className={at === stages.length - 1 ? 'tone-success' : undefined}>
            <b>{name}</b> <span>{purpose}</span>
          </li>
        );
      })}
    </ol>
  );
}
