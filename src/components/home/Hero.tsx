import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import PipelineSummary from './PipelineSummary';
import styles from './Hero.module.css';

/** Show the heading of the landing page, what the site is, and the summary of the programming pipeline. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={`obis-frame ${styles.inner}`}>
        <div>
          <h1 className={styles.title}>
            <Translate id="obis.home.title" description="Landing page: main heading">
              Device programming and provisioning, step by step
            </Translate>
          </h1>
          <p className="obis-lead">
            <Translate id="obis.home.lead" description="Landing page: what this site is">
              This is the manual of OBIS, the platform that programs devices in the factory and
              gives each one its keys, certificates and firmware.
            </Translate>
          </p>
        </div>
        <PipelineSummary />
      </div>
    </header>
  );
}
