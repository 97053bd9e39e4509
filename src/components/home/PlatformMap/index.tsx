import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FactoryZone from './FactoryZone';
import {Connection, Part, Zone} from './parts';
import styles from './styles.module.css';

/** How the parts of OBIS connect, from the console to the device: a row on wide screens, a column on narrow ones. */
export default function PlatformMap(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="how-it-connects">
      <h2 className={styles.heading} id="how-it-connects">
        <Translate id="obis.home.map.heading" description="Landing page: heading of the picture">
          How the parts connect
        </Translate>
      </h2>
      <div className={styles.map}>
        <Zone
          className={styles.outside}
          name={
            <Translate id="obis.home.map.outside" description="Landing page: place in the picture">
              Outside the factory
            </Translate>
          }>
          <Part
            name={
              <Translate id="obis.home.map.console" description="Landing page: part of OBIS">
                Console
              </Translate>
            }
            connection="HTTPS">
            <Translate id="obis.home.map.console.text" description="Landing page: what it is for">
              Where keys, products and users are managed
            </Translate>
          </Part>
          <Part
            name={
              <Translate id="obis.home.map.platform" description="Landing page: part of OBIS">
                Platform
              </Translate>
            }>
            <Translate id="obis.home.map.platform.text" description="Landing page: what it is for">
              Holds keys, certificate authorities, products and history
            </Translate>
          </Part>
        </Zone>
        <Connection>
          <Translate id="obis.home.map.crossing" description="Landing page: what crosses the line">
            Encrypted batches in, results out
          </Translate>
        </Connection>
        <FactoryZone />
      </div>
    </section>
  );
}
