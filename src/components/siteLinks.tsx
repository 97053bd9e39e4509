import type {ReactNode} from 'react';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** Path of the page with all error codes. Its anchors are the ids of errors and of their areas, which have one prefix each. */
export const ERROR_CODES_PAGE = '/obis/reference/error-codes';

/** Path of the card that hangs at a station. Its anchors are the ids of its sections, such as `red`. */
export const OPERATOR_CARD = '/obis/reference/operator-card';

/** Path of the glossary. Its anchors are the ids of terms. */
export const GLOSSARY_PAGE = '/obis/common/glossary';

/** Link to the first page of the manual. The landing page, the not-found page and the menu of a phone show it. */
export function IntroductionLink(props: LinkProps): ReactNode {
  return (
    <Link {...props} to="/obis/introduction/overview">
      <Translate id="obis.link.introduction" description="Link to the first page of the manual">
        Product introduction
      </Translate>
    </Link>
  );
}

/** Link to the card that hangs at a station. */
export function OperatorCardLink(props: LinkProps): ReactNode {
  return (
    <Link {...props} to={OPERATOR_CARD}>
      <Translate id="obis.link.operatorCard" description="Link to the operator card">
        Operator card
      </Translate>
    </Link>
  );
}

/** Link to the page that lists all error codes. */
export function ErrorCodesLink(props: LinkProps): ReactNode {
  return (
    <Link {...props} to={ERROR_CODES_PAGE}>
      <Translate id="obis.link.errorCodes" description="Link to the list of all error codes">
        All error codes
      </Translate>
    </Link>
  );
}

/** Link to the page with what to do first after a theft, a leak or an attack. */
export function IncidentsLink(props: LinkProps): ReactNode {
  return (
    <Link {...props} to="/obis/reference/incidents">
      <Translate id="obis.link.incidents" description="Link to what to do after an incident">
        Incident runbooks
      </Translate>
    </Link>
  );
}

/** Link to where readers begin whose role the landing page does not show. */
export function OtherRolesLink(): ReactNode {
  return (
    <Link to="/obis/introduction/overview#where-to-start">
      <Translate
        id="obis.link.otherRoles"
        description="Landing page: link to a table of all roles, below the tasks of four roles">
        Line leader, key custodian, firmware team, auditor: where to start
      </Translate>
    </Link>
  );
}

/** Link to the glossary. */
export function GlossaryLink(props: LinkProps): ReactNode {
  return (
    <Link {...props} to={GLOSSARY_PAGE}>
      <Translate id="obis.link.glossary" description="Link to the glossary">
        Glossary
      </Translate>
    </Link>
  );
}

/** Link to the FAQ. */
export function FaqLink(props: LinkProps): ReactNode {
  return (
    <Link {...props} to="/obis/troubleshoot/faq">
      <Translate id="obis.link.faq" description="Link to the FAQ">
        FAQ
      </Translate>
    </Link>
  );
}
