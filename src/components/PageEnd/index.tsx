import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownFile} from '@site/src/plugins/markdown-export/markdownFile';
import type {PageEndData} from '@site/src/plugins/product-model/pageEnds';
import ReportLink from './ReportLink';
import {printMargins} from './printMargins';
import styles from './styles.module.css';

type Props = {readonly data: PageEndData};

/**
 * The last line of a page of the manual. It names the releases, counts the assumed facts, and links to the Markdown of the page and to
 * a problem report. It also sets the margins of printed sheets, which name the page, and tells programs
 * where the Markdown is (src/plugins/markdown-export).
 */
export default function PageEnd({data: {pending, appliesTo}}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, title} = useDoc().metadata;
  const address = siteConfig.url + permalink;
  const file = markdownFile(permalink);
  const releases = translate(
    {
      id: 'obis.pageEnd.appliesTo',
      message: 'Applies to {releases}',
      description: 'End of a page: the releases that the manual describes',
    },
    {releases: appliesTo},
  );
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      {/* Because of `media`, adding or removing this element does not make the browser recalculate the styles of the page. */}
      <style media="print">
        {printMargins(`${siteConfig.title} · ${title}`, [address, releases])}
      </style>
      <p className={styles.end} data-page-end data-search-ignore>
        {releases}{' '}
        <span className="obis-row" data-page-tools>
          <Link to="/markdown-page#facts">
            <Translate
              id="obis.pageEnd.pending"
              description="End of a page, link: how many statements of the page wait for confirmation by the product's owner"
              values={{count: pending}}>
              {'Facts to be confirmed: {count}'}
            </Translate>
          </Link>{' '}
          <a href={file}>
            <Translate
              id="obis.pageTools.view"
              description="End of a page, link to the page as Markdown">
              View as Markdown
            </Translate>
          </a>{' '}
          <ReportLink page={address} version={appliesTo} />
        </span>
      </p>
    </>
  );
}
