import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownFile} from '@site/src/plugins/markdown-export/markdownFile';
import type {PageEndSlice} from '@site/src/plugins/product-model/pageEnds';
import ReportLink from './ReportLink';
import {printMargins} from './printMargins';
import styles from './styles.module.css';

type Props = {
  readonly data: PageEndSlice;
  /** The day of the last review, as 2026-03-12. */
  readonly reviewed?: string;
};

/**
 * The end of a page of the manual, one line: which releases it applies to, its last review, what in it is not confirmed yet, its
 * Markdown, and a report. Also tells programs where the Markdown (src/plugins/markdown-export) is, and each printed sheet what it is of.
 */
export default function PageEnd({data: {pending, appliesTo}, reviewed}: Props): ReactNode {
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
  const review =
    reviewed &&
    translate(
      {
        id: 'obis.pageEnd.reviewed',
        message: 'Reviewed {date}',
        description: 'End of a page: the day on which it was last checked',
      },
      {date: reviewed},
    );
  const scope = translate({
    id: 'obis.pageEnd.scope',
    message: 'A review covers text, steps and both languages, not the product itself',
    description: 'End of a page, tooltip of the link to what reviews cover',
  });
  const foot = [address, review ? `${releases} · ${review}` : releases];
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      {/* A style element that comes or goes makes the browser recalculate the page's styles, unless its media do not match. */}
      <style media="print">{printMargins(`${siteConfig.title} · ${title}`, foot)}</style>
      <p className={styles.end} data-page-end data-search-ignore>
        {releases}
        {review && <time dateTime={reviewed}>{` · ${review}`}</time>}{' '}
        <span className="obis-row" data-page-tools>
          <Link to="/markdown-page#facts" title={scope}>
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
