import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {CodeSlice} from '@site/src/plugins/product-model/kinds/errors';
import Badge from '../Badge';
import {countsWords, errorColumns, personName} from '../ErrorTable/words';
import {LIST} from './Choices';
import styles from './styles.module.css';

type Props = {
  readonly error: CodeSlice;
  /** Level of the heading. */
  readonly as: 'h2' | 'h3';
  /** Called when a link of the card is followed. */
  readonly onLeave?: (() => void) | undefined;
};

const RETRY_TONES = {
  never: 'danger',
  'as-described': 'info',
  'after-clearance': 'warning',
} as const;

/** Returns whether an operator selects Retry, in words. */
const retryWords = () => ({
  never: translate({
    id: 'obis.errorLookup.noRetry',
    message: 'Do not retry',
    description: 'Answer to an error code: the operator never selects Retry',
  }),
  'as-described': translate({
    id: 'obis.errorLookup.retry',
    message: 'Retry as described',
    description: 'Answer to an error code: the operator selects Retry as the action says',
  }),
  'after-clearance': translate({
    id: 'obis.errorLookup.retryLater',
    message: 'Retry once the cause is cleared',
    description:
      'Answer to an error code: the operator selects Retry only after somebody has cleared the cause',
  }),
});

/** All that an operator needs to know about an error code. */
export default function Answer({error, as: Title, onLeave}: Props): ReactNode {
  const {id, code, message, cause, action, who, see, retry, counts} = error;
  const columns = errorColumns();
  return (
    <article className={styles.answer}>
      <Title>
        <code>{code}</code> {message}
      </Title>
      {(retry ?? counts) !== undefined && (
        <p className={styles.marks}>
          {retry && <Badge tone={RETRY_TONES[retry]}>{retryWords()[retry]}</Badge>}
          {counts !== undefined && <Badge>{countsWords(counts)}</Badge>}
        </p>
      )}
      <dl>
        <dt>{columns.action}</dt>
        <dd>{action}</dd>
        <dt>
          <Translate
            id="obis.operatorCard.call"
            description="Operator card: heading of the blank lines with names and numbers">
            Whom to call
          </Translate>
        </dt>
        <dd>
          {who && who !== 'operator' ? (
            personName(who)
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
      <p className={styles.links}>
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
