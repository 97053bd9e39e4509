import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Show a link to the support contact from the settings of the site, which is a web page or an email address. */
export default function SupportContact(): ReactNode {
  const url = String(useDocusaurusContext().siteConfig.customFields?.supportUrl);
  return <Link to={url}>{url.replace(/^(?:https?:\/\/|mailto:)/, '')}</Link>;
}
