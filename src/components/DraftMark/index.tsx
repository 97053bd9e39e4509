import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Badge from '../Badge';

/**
 * Show "Draft, not confirmed" while the manual is a draft. It stands at answers to error codes, because a mistake may harm devices there. The
 * announcement bar says so for all pages, but readers can close it.
 */
export default function DraftMark(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  if (!customFields?.draftNotice) return null;
  return (
    <Link to="/markdown-page#facts">
      <Badge tone="warning">
        <Translate
          id="obis.draftMark"
          description="Answer to an error code, in a draft of the manual; link">
          Draft, not confirmed
        </Translate>
      </Badge>
    </Link>
  );
}
