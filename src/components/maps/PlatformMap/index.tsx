import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

type MapNodeProps = {
  readonly name: ReactNode;
  /** The page that explains this component of OBIS. The console and the platform have no page of their own. */
  readonly to?: string;
  /** The connection to the next box of the same zone. The last box has none. */
  readonly connection?: ReactNode;
  /** What the component does. */
  readonly children: ReactNode;
};

/** Show one component of OBIS as a box, which links to its page if it has one, and the connection to the next box. */
function MapNode({name, to, connection, children}: MapNodeProps): ReactNode {
  const text = (
    <>
      <strong>{name}</strong> <span className={styles.text}>{children}</span>
    </>
  );
  return (
    <li className={styles.node}>
      {to ? (
        <Link className={styles.box} to={to}>
          {text}
        </Link>
      ) : (
        <div className={styles.box}>{text}</div>
      )}{' '}
      {connection && <span className={styles.connection}>{connection}</span>}
    </li>
  );
}

/** Show a map of the components of OBIS, from the console to the device, in two zones: outside the factory and in it. */
export default function PlatformMap(): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        <div className={clsx(styles.zone, styles.outside)}>
          <p className={styles.zoneName}>
            <Translate
              id="obis.platformMap.outside"
              description="Landing page: place in the picture">
              Outside the factory
            </Translate>
          </p>
          <ul className={styles.nodes}>
            <MapNode
              name={
                <Translate id="obis.platformMap.console" description="Landing page: part of OBIS">
                  Console
                </Translate>
              }
              connection="HTTPS">
              <Translate
                id="obis.platformMap.console.text"
                description="Landing page: what it is for">
                Where keys, products and users are managed
              </Translate>
            </MapNode>
            <MapNode
              name={
                <Translate id="obis.platformMap.platform" description="Landing page: part of OBIS">
                  Platform
                </Translate>
              }>
              <Translate
                id="obis.platformMap.platform.text"
                description="Landing page: what it is for">
                Holds keys, certificate authorities, products and history
              </Translate>
            </MapNode>
          </ul>
        </div>
        <span className={styles.connection}>
          <Translate
            id="obis.platformMap.crossing"
            description="Landing page: what crosses the line">
            Encrypted batches in, results out
          </Translate>
        </span>
        <div className={styles.zone}>
          <p className={styles.zoneName}>
            <Translate
              id="obis.platformMap.factory"
              description="Landing page: place in the picture">
              In the factory
            </Translate>
          </p>
          <ul className={styles.nodes}>
            <MapNode
              to="/obis/edge-service/overview"
              name={
                <Translate id="obis.platformMap.edge" description="Landing page: part of OBIS">
                  Edge service
                </Translate>
              }
              connection={
                <Translate
                  id="obis.platformMap.network"
                  description="Landing page: connection of two parts">
                  Factory network
                </Translate>
              }>
              <Translate id="obis.platformMap.edge.text" description="Landing page: what it is for">
                Hands stations the data of each device, and keeps results
              </Translate>
            </MapNode>
            <MapNode
              to="/obis/programming-client/overview"
              name={
                <Translate id="obis.platformMap.station" description="Landing page: part of OBIS">
                  Station
                </Translate>
              }
              connection={
                <Translate id="obis.platformMap.programmer" description="Landing page: connection">
                  Programmer
                </Translate>
              }>
              <Translate
                id="obis.platformMap.station.text"
                description="Landing page: what it is for">
                A PC with the programming client
              </Translate>
            </MapNode>
            <MapNode
              to="/obis/introduction/overview#device-contents"
              name={
                <Translate id="obis.platformMap.device" description="Landing page: part of OBIS">
                  Device
                </Translate>
              }>
              <Translate
                id="obis.platformMap.device.text"
                description="Landing page: what it is for">
                Gets firmware, keys and its own certificate
              </Translate>
            </MapNode>
          </ul>
        </div>
      </div>
    </div>
  );
}
