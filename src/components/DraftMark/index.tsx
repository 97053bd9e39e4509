import type {ReactNode} from 'react';
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
    <Badge tone="warning">
      <Translate
        id="obis.draftMark"
        description="Answer to an error code, in a draft of the manual">
        Draft, not confirmed
      </Translate>
    </Badge>
  );
}
