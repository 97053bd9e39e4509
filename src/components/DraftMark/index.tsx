import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Badge from '../Badge';

/**
 * Mark what may harm devices as not confirmed, while the manual is a draft: procedures that cannot be undone, and answers to error codes.
 * Readers can close the announcement bar, which says so for all pages.
 */
export default function DraftMark(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  if (!customFields?.draftNotice) return null;
  return (
    <Link to="/markdown-page#facts">
      <Badge tone="warning">
        <Translate
          id="obis.draftMark"
          description="Procedure that cannot be undone, or answer to an error code, in a draft of the manual; link">
          Draft, not confirmed
        </Translate>
      </Badge>
    </Link>
  );
}
