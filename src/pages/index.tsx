import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import ErrorLookup from '@site/src/components/ErrorLookup';
import Areas from '@site/src/components/home/Areas';
import Hero from '@site/src/components/home/Hero';
import PlatformMap from '@site/src/components/home/PlatformMap';
import Readers from '@site/src/components/home/Readers';

/** The landing page: what this manual is, each reader's way in, how the parts of OBIS connect, and all pages. */
export default function Home(): ReactNode {
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
        <Readers />
        <PlatformMap />
        <Areas />
      </main>
    </Layout>
  );
}
