import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Map from '@site/src/components/PlatformMap';
import styles from './styles.module.css';

/** How the parts of OBIS connect, as a section of the landing page. */
export default function PlatformMap(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="how-it-connects">
      <h2 className={styles.heading} id="how-it-connects">
        <Translate id="obis.home.map.heading" description="Landing page: heading of the picture">
          How the parts connect
        </Translate>
      </h2>
      <Map />
    </section>
  );
}
