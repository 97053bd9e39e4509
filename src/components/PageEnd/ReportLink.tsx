import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {currentSectionHash} from '@site/src/clientModules/currentSection';
import {reportAddress} from './reportAddress';

type Props = {
  /** Address of the page, with scheme and host. */
  readonly page: string;
  readonly version: string;
};

/**
 * A link to the support contact, with what is known of the page filled in. It opens beside the manual, which goes on to the thanks. The
 * section that is read, the language and the releases are added when it is used; without scripts it names the page.
 */
export default function ReportLink({page, version}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const history = useHistory();
  const thanks = useBaseUrl('/thank-you');
  const support = String(siteConfig.customFields?.supportUrl);
  const fill = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = reportAddress(support, {
      page: page + currentSectionHash(),
      language: i18n.currentLocale,
      version,
    });
    history.push(thanks);
  };
  return (
    <a
      href={reportAddress(support, {page})}
      target={support.startsWith('mailto:') ? undefined : '_blank'}
      rel="noopener"
      onClick={fill}>
      <Translate
        id="obis.pageTools.report"
        description="End of a page, link to the support contact: something on the page is wrong">
        Report a problem with this page
      </Translate>
    </a>
  );
}
