import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Show how to reach support, from the settings of the site: a web page or an email address, and a telephone number with its hours. */
export default function SupportContact(): ReactNode {
  const {supportUrl, supportPhone, supportHours} = useDocusaurusContext().siteConfig
    .customFields as Record<string, string | undefined>;
  const url = String(supportUrl);
  return (
    <>
      <Link to={url}>{url.replace(/^(?:https?:\/\/|mailto:)/, '')}</Link>
      {supportPhone && (
        <Translate
          id="obis.support.phone"
          description="Behind the address of the support: its telephone number"
          // Such an address has no spaces (RFC 3966).
          values={{
            phone: <Link to={`tel:${supportPhone.replaceAll(' ', '')}`}>{supportPhone}</Link>,
          }}>
          {', telephone {phone}'}
        </Translate>
      )}
      {supportHours && (
        <Translate
          id="obis.support.hours"
          description="Behind the address of the support: its hours"
          values={{hours: supportHours}}>
          {' ({hours})'}
        </Translate>
      )}
    </>
  );
}
