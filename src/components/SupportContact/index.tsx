import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The address of the product's support, from the settings of the site. */
export default function SupportContact(): ReactNode {
  const address = String(useDocusaurusContext().siteConfig.customFields?.supportUrl);
  return <Link to={address}>{address.replace(/^(?:https?:\/\/|mailto:)/, '')}</Link>;
}
