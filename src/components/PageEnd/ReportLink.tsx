import type {MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {currentSectionHash} from '@site/src/lib/currentSection';
import {reportUrl} from './reportUrl';

type Props = {
  /** Absolute URL of the page. */
  readonly page: string;
  readonly version: string;
};

/**
 * Show a link to report a problem. It opens the support page in a new tab, or an email, prefilled with facts about the page. A click adds
 * the current section, the language and the releases. Without scripts, the report contains only the URL of the page. The support page
 * can lead to `/thank-you` after the report was sent.
 */
export default function ReportLink({page, version}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const support = String(siteConfig.customFields?.supportUrl);
  const fill = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = reportUrl(support, {
      page: page + currentSectionHash(),
      language: i18n.currentLocale,
      version,
    });
  };
  return (
    <a
      href={reportUrl(support, {page})}
      target={support.startsWith('mailto:') ? undefined : '_blank'}
      rel="noopener"
      onClick={fill}>
      <Translate
        id="obis.pageEnd.report"
        description="End of a page, link to the support contact: something on the page is wrong">
        Report a problem with this page
      </Translate>
    </a>
  );
}
