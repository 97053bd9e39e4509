import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ErrorData} from '@site/src/plugins/product-model/kinds/errors';
import FactTable from '../FactTable';
import {joinWithWbr} from '../joinWithWbr';
import {OPERATOR_CARD} from '../siteLinks';
import WhenToStop from './WhenToStop';
import ErrorAdvice from './ErrorAdvice';
import {errorHeadings} from './errorTexts';
import styles from './styles.module.css';

type Props = {readonly data: readonly ErrorData[]};

/** Matches between two words of an identifier such as `DacVendorIdMismatch`. */
const BETWEEN_WORDS = /(?<=[a-z])(?=[A-Z])/;

/** Show the error code above the message. */
function WhatYouSee({error: {code, message}}: {readonly error: ErrorData}): ReactNode {
  return (
    <>
      {code && (
        <code className={styles.code} translate="no">
          {code}
        </code>
      )}
      {/* A block element, so that copied and indexed text has a line break between the two. */}
      <div className={styles.message}>{joinWithWbr(message.split(BETWEEN_WORDS))}</div>
    </>
  );
}

/**
 * Show a table of errors with what to do and the likely cause. The verdict on a code of a station names the person to call. Any other row
 * names the person who solves the problem, unless this is the site engineer. Each row has an anchor, such as `#verify-01`. If an operator may
 * try to solve one of the problems, the text above the table says when to stop instead.
 */
export default function ErrorTable({data}: Props): ReactNode {
  const headings = errorHeadings();
  return (
    <>
      {data.some(({verdict}) => verdict === 'try') && (
        <WhenToStop canTry card={`${OPERATOR_CARD}#red`} />
      )}
      <FactTable
        layout="blocks"
        anchor={({id}) => id}
        label={translate({
          id: 'obis.errorTable.label',
          message: 'Errors',
          description: 'Name of a table of errors for screen readers',
        })}
        columns={[
          {heading: headings.screen, cell: (error) => <WhatYouSee error={error} />},
          {
            heading: headings.action,
            cell: (error) => <ErrorAdvice error={error} isRow />,
          },
          {heading: headings.cause, cell: ({cause}) => cause},
        ]}
        groups={[{rows: data}]}
      />
    </>
  );
}
