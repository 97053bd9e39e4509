import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import FactoryZone from './FactoryZone';
import {Connection, Part, Zone} from './parts';
import styles from './styles.module.css';

type Props = {
  /** For the text column of a page: names without what the parts do. */
  readonly compact?: boolean;
};

/**
 * How the parts of OBIS connect, from the console to the device: a row where there is room, else a column. Each part leads to
 * its pages.
 */
export default function PlatformMap({compact = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.frame, compact && styles.compact)}>
      <div className={styles.map}>
        <Zone
          className={styles.outside}
          name={
            <Translate id="obis.home.map.outside" description="Landing page: place in the picture">
              Outside the factory
            </Translate>
          }>
          <Part
            to="/obis/get-started/setup-admin-account"
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
            to="/obis/feature-guide/kms/overview"
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
    </div>
  );
}
