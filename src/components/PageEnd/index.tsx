import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownFile} from '@site/src/content/markdownFile';
import {pagePdfPath, PDF_PAGES} from '@site/src/content/pdfFiles';
import type {PageEndData} from '@site/src/plugins/product-model/pageEnds';
import ReportLink from './ReportLink';
import styles from './styles.module.css';

type Props = {readonly data: PageEndData};

/**
 * Show the last line of a manual page: the releases that it applies to, and a link to report a problem. A page of a cut version shows no
 * releases, because data/ has those of the current version. In a draft of the manual, the line also has the number of values that are not
 * confirmed. A page that people print has a link to its PDF file. This component also sets the header and footer of the printed page, and
 * declares the page's Markdown file for programs (src/plugins/markdown-export). The remark plugin addPageEnd adds it to each page.
 */
export default function PageEnd({data: {assumedCount, appliesTo}}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {permalink, title, lastUpdatedAt, version} = useDoc().metadata;
  const url = siteConfig.url + permalink;
  const {draftNotice, baseUrl, books} = siteConfig.customFields as {
    draftNotice?: string;
    baseUrl: string;
    books: boolean;
  };
  const isCurrent = version === 'current';
  const pdfPage =
    books && isCurrent ? PDF_PAGES.find((page) => permalink.endsWith(page)) : undefined;
  const releases = translate(
    {
      id: 'obis.pageEnd.appliesTo',
      message: 'Applies to {releases}',
      description: 'End of a page: the releases that the manual describes',
    },
    {releases: appliesTo},
  );
  const date = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'medium', timeZone: 'UTC'});
  const updated = lastUpdatedAt && date.format(lastUpdatedAt);
  return (
    <>
      <Head>
        {/* The texts at the edges of a printed page. Text in a style element would have to be escaped (src/css/print.css). */}
        <html
          data-print-title={`${siteConfig.title} · ${title}`}
          data-print-url={url}
          data-print-releases={[isCurrent && releases, updated].filter(Boolean).join(' · ')}
        />
        <link rel="alternate" type="text/markdown" href={markdownFile(permalink)} />
      </Head>
      <p className={styles.end} data-page-end data-search-ignore>
        {isCurrent && releases}{' '}
        <span className="obis-row" data-page-tools>
          {pdfPage && (
            <Link
              to={`pathname://${baseUrl}${pagePdfPath(pdfPage, i18n.currentLocale)}`}
              type="application/pdf">
              <Translate
                id="obis.pageEnd.pdf"
                description="End of a page, link: the PDF file of the page">
                This page as a PDF file, to print
              </Translate>
            </Link>
          )}{' '}
          {draftNotice && assumedCount > 0 && (
            <Link to="/markdown-page#facts">
              <Translate
                id="obis.pageEnd.draft"
                description="End of a page, link: the maker of OBIS has not confirmed the page, and how many values it has"
                values={{count: assumedCount}}>
                {'Draft: the steps and values of this page are not confirmed (values: {count})'}
              </Translate>
            </Link>
          )}{' '}
          <ReportLink page={url} version={isCurrent ? appliesTo : version} />
        </span>
      </p>
    </>
  );
}
