import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownFile} from '@site/src/plugins/markdown-export/markdownFile';
import CopyPage from './CopyPage';
import ReportLink from './ReportLink';
import {printMargins} from './printMargins';
import styles from './styles.module.css';

type Props = {
  /** The releases that the page describes. */
  readonly appliesTo: string;
  /** Releases and date, as they stand at the end of the page. */
  readonly facts: readonly string[];
};

/**
 * What a reader can do with a page of the manual: copy it, see it as Markdown, report a problem with it. Also tells programs where the
 * Markdown (src/plugins/markdown-export) is, and each printed sheet what it is of.
 */
export default function PageTools({appliesTo, facts}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, title} = useDoc().metadata;
  const address = siteConfig.url + permalink;
  const file = markdownFile(permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <style>{printMargins(`${siteConfig.title} · ${title}`, [address, facts.join(' · ')])}</style>
      <div className={styles.tools} data-page-tools data-search-ignore>
        <CopyPage file={file} />
        <a href={file}>
          <Translate
            id="obis.pageTools.view"
            description="End of a page, link to the page as Markdown">
            View as Markdown
          </Translate>
        </a>
        <ReportLink page={address} version={appliesTo} />
      </div>
    </>
  );
}
