import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Show the support address from the settings of the site, as a link. */
export default function SupportContact(): ReactNode {
  const address = String(useDocusaurusContext().siteConfig.customFields?.supportUrl);
  return <Link to={address}>{address.replace(/^(?:https?:\/\/|mailto:)/, '')}</Link>;
}
