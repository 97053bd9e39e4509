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

function Pending({count}: {readonly count: number}): ReactNode {
  return count === 1 ? (
    <Translate
      id="obis.pageEnd.pendingOne"
      description="End of a page, link: one statement of the page waits for confirmation by the product's owner">
      1 fact to be confirmed
    </Translate>
  ) : (
    <Translate
      id="obis.pageEnd.pending"
      description="End of a page, link: how many statements of the page wait for confirmation by the product's owner"
      values={{count}}>
      {'{count} facts to be confirmed'}
    </Translate>
  );
}

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
        {reviewed && (
          <>
            {' · '}
            <Translate
              id="obis.pageEnd.reviewed"
              description="End of a page: the day on which it was last checked"
              values={{date: <time>{reviewed}</time>}}>
              {'Reviewed {date}'}
            </Translate>
          </>
        )}
        {pending > 0 && (
          <>
            {' · '}
            <Link to="/markdown-page#facts">
              <Pending count={pending} />
            </Link>
          </>
        )}
        <span data-page-tools>
          {' · '}
          <a href={file}>
            <Translate
              id="obis.pageTools.view"
              description="End of a page, link to the page as Markdown">
              View as Markdown
            </Translate>
          </a>
          {' · '}
          <ReportLink page={address} version={appliesTo} />
        </span>
      </p>
    </>
  );
}
