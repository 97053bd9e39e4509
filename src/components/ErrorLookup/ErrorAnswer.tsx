import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import Badge from '../Badge';
import RetryBadge from '../ErrorTable/RetryBadge';
import {attemptText, columnHeadings, whomToCallHeading} from '../ErrorTable/errorTexts';
import {ERROR_CODES_PAGE} from './CodeChoices';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeData;
  /** Called when the reader follows a link in the answer. */
  readonly onLeave?: (() => void) | undefined;
};

/** Show one error: its code and message, whether to retry, what to do, whom to call, and the likely cause. */
export default function ErrorAnswer({error, onLeave}: Props): ReactNode {
  const {id, code, message, cause, action, who, see, counts} = error;
  const columns = columnHeadings();
  return (
    <article className={styles.answer}>
      <p className="tile tone-danger">
        <code translate="no">{code}</code> {message}
      </p>
      {counts !== undefined && (
        <p className="obis-row">
          <RetryBadge error={error} />
          <Badge>{attemptText(counts)}</Badge>
        </p>
      )}
      <dl>
        <dt>{columns.action}</dt>
        <dd>{action}</dd>
        <dt>{whomToCallHeading()}</dt>
        <dd>
          {who && who !== 'operator' ? (
            roles[who]
          ) : (
            <Translate
              id="obis.errorLookup.yourself"
              description="Answer to an error code, under 'Whom to call': the reader, an operator, can put it right">
              Nobody yet: you can put it right yourself
            </Translate>
          )}
        </dd>
        <dt>{columns.cause}</dt>
        <dd>{cause}</dd>
      </dl>
      <p className="obis-row">
        <Link to={`${ERROR_CODES_PAGE}#${id}`} onClick={onLeave}>
          <Translate
            id="obis.errorLookup.row"
            description="Answer to an error code: link to its row in the list of all codes">
            In the list of codes
          </Translate>
        </Link>
        {see && (
          <Link to={see.path} onClick={onLeave}>
            {see.title}
          </Link>
        )}
      </p>
    </article>
  );
}
