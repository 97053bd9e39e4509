import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {StatusData} from '@site/src/plugins/translations/statusData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OpenPages from './OpenPages';
import SectionTable from './SectionTable';
import styles from './styles.module.css';

/**
 * Translation status report for writers. The route's data comes from src/plugins/translations; the page is not in the
 * sidebar, the sitemap or the search.
 */
export default function TranslationStatus({status}: {readonly status: StatusData}): ReactNode {
  const title = translate({
    id: 'obis.translationStatus.title',
    message: 'Translation status',
    description: 'Title of the status page of translations',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'obis.translationStatus.description',
        message: 'How many pages of the manual are translated and up to date, by section.',
        description: 'Status page of translations: description',
      })}>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate
            id="obis.translationStatus.introduction"
            description="Status page of translations: first paragraph; {guide} is a link"
            values={{
              guide: (
                <Link to="/create-a-document#translations">
                  <Translate
                    id="obis.translationStatus.guide"
                    description="Status page of translations: text of the link to the writer's guide">
                    Create a document
                  </Translate>
                </Link>
              ),
            }}>
            {
              'For writers: how the Chinese pages stood when this site was built. {guide} says what the states mean and what to do.'
            }
          </Translate>
        </p>
        <SectionTable status={status} />
        <Heading as="h2" id="open">
          <Translate
            id="obis.translationStatus.open"
            description="Status page of translations: heading">
            To do
          </Translate>
        </Heading>
        <OpenPages open={status.open} />
      </main>
    </Layout>
  );
}
