import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ErrorLookup from '@site/src/components/ErrorLookup';
import PlatformMap from '@site/src/components/maps/PlatformMap';
import ManualSections from '@site/src/components/home/ManualSections';
import RoleCards from '@site/src/components/home/RoleCards';
import StationTiles from '@site/src/components/home/StationTiles';
import {IncidentsLink, IntroductionLink, OtherRolesLink} from '@site/src/components/siteLinks';
import styles from '@site/src/components/home/styles.module.css';

type SectionProps = {readonly id: string; readonly heading: string; readonly children: ReactNode};

/** Show a section of the landing page below its heading. */
function Section({id, heading, children}: SectionProps): ReactNode {
  return (
    <section className={`obis-frame ${styles.part}`} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}

/** Show the landing page: a field for codes and words, the tiles of a station, tasks for each role, a map of OBIS, and the sections of the manual. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const lead = translate({
    id: 'obis.home.lead',
    message:
      'OBIS programs devices in the factory, and gives each one its keys, certificates and firmware.',
    description: 'Landing page: what OBIS is, also for search engines and link previews',
  });
  return (
    <Layout description={lead}>
      <Head>
        {/* The foot of a printed sheet. */}
        <html data-print-url={siteConfig.url + siteConfig.baseUrl} />
      </Head>
      <NavbarSecondaryMenuFiller component={ManualSections} props={{}} />
      <main>
        <header className={styles.header}>
          <div className="obis-frame">
            <Heading as="h1" className={styles.title}>
              <Translate id="obis.home.title" description="Landing page: main heading">
                OBIS manual
              </Translate>
            </Heading>
            <p className={styles.lead}>
              {lead}{' '}
              <span className={styles.leadLinks}>
                <IntroductionLink /> · <IncidentsLink />
              </span>
            </p>
            <ErrorLookup example={<StationTiles />} />
          </div>
        </header>
        <Section
          id="where-to-start"
          heading={translate({
            id: 'obis.home.readers.heading',
            message: 'Start with your task',
            description: 'Landing page: heading',
          })}>
          <RoleCards />
          <p>
            <OtherRolesLink />
          </p>
        </Section>
        <Section
          id="how-it-connects"
          heading={translate({
            id: 'obis.home.mapHeading',
            message: 'How the parts connect',
            description: 'Landing page: heading of the picture',
          })}>
          <PlatformMap />
        </Section>
        <Section
          id="the-manual"
          heading={translate({
            id: 'obis.home.areas.heading',
            message: 'The manual',
            description: 'Landing page: heading',
          })}>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <ManualSections />
        </Section>
      </main>
    </Layout>
  );
}
