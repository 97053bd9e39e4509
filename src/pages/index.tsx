import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
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
          <Heading as="h2" id="where-to-start">
            {translate({
              id: 'obis.home.readers.heading',
              message: 'Start with your task',
              description: 'Landing page: heading',
            })}
          </Heading>
          <RoleCards />
        </section>
        <section className={`obis-frame ${styles.section}`} aria-labelledby="how-it-connects">
          <Heading as="h2" id="how-it-connects">
            {translate({
              id: 'obis.home.map.heading',
              message: 'How the parts connect',
              description: 'Landing page: heading of the picture',
            })}
          </Heading>
          <PlatformMap />
        </section>
        <section className={`obis-frame ${styles.section}`} aria-labelledby="the-manual">
          <Heading as="h2" id="the-manual">
            {translate({
              id: 'obis.home.areas.heading',
              message: 'The manual',
              description: 'Landing page: heading',
            })}
          </Heading>
          <p className={styles.intro}>{siteConfig.tagline}</p>
          <ManualSections />
        </section>
      </main>
    </Layout>
  );
}
