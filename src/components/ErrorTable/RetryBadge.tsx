import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import {translate} from '@docusaurus/Translate';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import Badge from '../Badge';

const TONES = {never: 'danger', 'as-described': 'info', 'after-clearance': 'warning'} as const;

/** Return the text for each rule on whether the operator may select Retry. */
const retryTexts = (who: string) => ({
  never: translate({
    id: 'obis.errorTable.noRetry',
    message: 'Do not retry',
    description: 'Answer to an error code: the operator never selects Retry',
  }),
  'as-described': translate({
    id: 'obis.errorTable.retry',
    message: 'Retry as described',
    description: 'Answer to an error code: the operator selects Retry as the action says',
  }),
  'after-clearance': translate(
    {
      id: 'obis.errorTable.retryLater',
      message: 'Retry only when cleared by: {who}',
      description:
        'Answer to an error code: the operator selects Retry only after {who} has cleared the cause',
    },
    {who},
  ),
});

/** Show whether the operator may select Retry. Show nothing for errors that do not occur at a station. */
export default function RetryBadge({error: {retry, who}}: {readonly error: ErrorData}): ReactNode {
  return retry && <Badge tone={TONES[retry]}>{retryTexts(who ? roles[who] : '')[retry]}</Badge>;
}
