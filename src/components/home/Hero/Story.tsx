import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './story.module.css';

type StopProps = {readonly name: ReactNode; readonly children: ReactNode};

function Stop({name, children}: StopProps): ReactNode {
  return (
    <li className={styles.stop}>
      <b>{name}</b>
      <span>{children}</span>
    </li>
  );
}

/** The product in one line: what passes from the key to the device that is good. A dot runs along it once. */
export default function Story(): ReactNode {
  return (
    <ol
      className={styles.story}
      aria-label={translate({
        id: 'obis.home.story.label',
        message: 'From the key to a good device',
        description: 'Landing page: name of the line of stops for screen readers',
      })}>
      <Stop
        name={
          <Translate id="obis.home.story.key" description="Landing page: stop of the line">
            Key
          </Translate>
        }>
        <Translate id="obis.home.story.key.text" description="Landing page: what it is for">
          made in the HSM
        </Translate>
      </Stop>
      <Stop
        name={
          <Translate id="obis.home.story.version" description="Landing page: stop of the line">
            Version
          </Translate>
        }>
        <Translate id="obis.home.story.version.text" description="Landing page: what it is for">
          what is written
        </Translate>
      </Stop>
      <Stop
        name={
          <Translate id="obis.home.story.batch" description="Landing page: stop of the line">
            Batch
          </Translate>
        }>
        <Translate id="obis.home.story.batch.text" description="Landing page: what it is for">
          how many, and where
        </Translate>
      </Stop>
      <Stop
        name={
          <Translate id="obis.home.map.station" description="Landing page: part of OBIS">
            Station
          </Translate>
        }>
        <Translate id="obis.home.story.station.text" description="Landing page: what it is for">
          writes and verifies
        </Translate>
      </Stop>
      <Stop
        name={
          <Translate id="obis.home.map.device" description="Landing page: part of OBIS">
            Device
          </Translate>
        }>
        <Translate id="obis.home.story.device.text" description="Landing page: what it is for">
          has its own identity
        </Translate>
      </Stop>
      <li className={styles.pass}>
        <Translate id="obis.home.story.pass" description="Landing page: the green tile">
          PASS
        </Translate>
      </li>
    </ol>
  );
}
