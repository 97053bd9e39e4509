import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ErrorLookup from '@site/src/components/ErrorLookup';
import PlatformMap from '@site/src/components/PlatformMap';
import ManualSections from '@site/src/components/home/ManualSections';
import Hero from '@site/src/components/home/Hero';
import RoleCards from '@site/src/components/home/RoleCards';
import styles from '@site/src/components/home/styles.module.css';

/** Show the landing page: what this manual is, tasks for each role, a map of OBIS, and links to all pages. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      description={translate({
        id: 'obis.home.description',
        message:
          'The manual of OBIS, the platform that programs devices in the factory and gives each one its keys, certificates and firmware.',
        description: 'Landing page: description for search engines and link previews',
      })}>
      <main>
        <Hero />
        <ErrorLookup />
        <section className={`obis-frame ${styles.section}`} aria-labelledby="where-to-start">
          <h2 id="where-to-start">
            <Translate id="obis.home.readers.heading" description="Landing page: heading">
              Start with your task
            </Translate>
          </h2>
          <RoleCards />
        </section>
        <section className={`obis-frame ${styles.section}`} aria-labelledby="how-it-connects">
          <h2 id="how-it-connects">
            <Translate
              id="obis.home.map.heading"
              description="Landing page: heading of the picture">
              How the parts connect
            </Translate>
          </h2>
          <PlatformMap />
        </section>
        <section className={`obis-frame ${styles.section}`} aria-labelledby="the-manual">
          <h2 id="the-manual">
            <Translate id="obis.home.areas.heading" description="Landing page: heading">
              The manual
            </Translate>
          </h2>
          <p className={styles.intro}>{siteConfig.tagline}</p>
          <ManualSections />
        </section>
      </main>
    </Layout>
  );
}
