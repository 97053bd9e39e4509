import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Part, Zone} from './parts';
import styles from './styles.module.css';

/** The parts of the platform that run in the factory. */
export default function FactoryZone(): ReactNode {
  return (
    <Zone
      className={styles.factory}
      name={
        <Translate id="obis.home.map.factory" description="Landing page: place in the picture">
          In the factory
        </Translate>
      }>
      <Part
        to="/obis/edge-service/overview"
        name={
          <Translate id="obis.home.map.edge" description="Landing page: part of OBIS">
            Edge service
          </Translate>
        }
        connection={
          <Translate id="obis.home.map.network" description="Landing page: connection of two parts">
            Factory network
          </Translate>
        }>
        <Translate id="obis.home.map.edge.text" description="Landing page: what it is for">
          Keeps the line running when the internet is down
        </Translate>
      </Part>
      <Part
        to="/obis/programming-client/overview"
        name={
          <Translate id="obis.home.map.station" description="Landing page: part of OBIS">
            Station
          </Translate>
        }
        connection={
          <Translate id="obis.home.map.programmer" description="Landing page: connection">
            Programmer
          </Translate>
        }>
        <Translate id="obis.home.map.station.text" description="Landing page: what it is for">
          A PC with the programming client
        </Translate>
      </Part>
      <Part
        to="/obis/introduction/overview#device-contents"
        name={
          <Translate id="obis.home.map.device" description="Landing page: part of OBIS">
            Device
          </Translate>
        }>
        <Translate id="obis.home.map.device.text" description="Landing page: what it is for">
          Gets firmware, keys and its own certificate
        </Translate>
      </Part>
    </Zone>
  );
}
