import type {ReactNode} from 'react';
import roles from '@generated/product-model/default/roles.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {CodeData} from '@site/src/plugins/product-model/kinds/errors';
import Badge from '../Badge';
import RetryBadge from '../ErrorTable/RetryBadge';
import {attemptText, columnHeadings, whomToCallHeading} from '../ErrorTable/errorTexts';
import {LIST} from './Choices';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeData;
  /** Level of the heading. */
  readonly as: 'h2' | 'h3';
  /** Called when a link of the card is followed. */
  readonly onLeave?: (() => void) | undefined;
};

/** Render what an operator needs to know about an error code. */
export default function Answer({error, as: Title, onLeave}: Props): ReactNode {
  const {id, code, message, cause, action, who, see, counts} = error;
  const columns = columnHeadings();
  return (
    <article className={styles.answer}>
      <Title className="tile tone-danger">
        <code>{code}</code> {message}
      </Title>
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
        <Link to={`${LIST}#${id}`} onClick={onLeave}>
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
