import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ErrorSlice} from '@site/src/plugins/product-model/sliceTypes';
import CardTable from '../CardTable';
import {errorColumns} from './errorColumns';
import {withBreaks} from './withBreaks';
import styles from './styles.module.css';

type Props = {
  readonly data: readonly ErrorSlice[];
  /** Adds a column that says how to keep an error from coming back. */
  readonly prevention?: boolean;
};

/** The code as the screen shows it, above the message that stands beside it. */
function WhatYouSee({error: {code, message}}: {readonly error: ErrorSlice}): ReactNode {
  return (
    <>
      {code && <code className={styles.code}>{code}</code>}
      {/* A block, so that copied and indexed text keeps the two apart. */}
      <div>{withBreaks(message)}</div>
    </>
  );
}

/** What to do, and where to read more. */
function WhatToDo({error: {action, see}}: {readonly error: ErrorSlice}): ReactNode {
  if (!see) return action;
  return (
    <>
      {action}{' '}
      <Translate
        id="obis.errorTable.see"
        description="Error table: where to read more; {page} is a link with the title of a page"
        values={{page: <Link to={see.path}>{see.title}</Link>}}>
        {'See {page}.'}
      </Translate>
    </>
  );
}

/** Errors with their likely cause and what to do. Each row has its id as an anchor, such as `#verify-01`. */
export default function ErrorTable({data, prevention = false}: Props): ReactNode {
  const columns = errorColumns();
  const shown = prevention && data.some((error) => error.prevention);
  return (
    <CardTable
      anchors
      label={translate({
        id: 'obis.errorTable.label',
        message: 'Errors',
        description: 'Name of a table of errors for screen readers',
      })}
      columns={[
        columns.screen,
        columns.cause,
        columns.action,
        ...(shown ? [columns.prevention] : []),
      ]}
      rows={data.map((error) => ({
        id: error.id,
        cells: [
          <WhatYouSee key="screen" error={error} />,
          error.cause,
          <WhatToDo key="action" error={error} />,
          ...(shown ? [error.prevention] : []),
        ],
      }))}
    />
  );
}
