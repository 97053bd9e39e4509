import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

type Props = {
  /** Whether an operator may try something. An order to stop holds in each case, so nothing is asked before it. */
  readonly canTry: boolean;
  /** Where the link to the operator card leads. On the card itself, there is no link. */
  readonly card?: string | undefined;
  /** Called when the reader follows the link. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Name the cases in which an operator stops in place of trying what a code says, and send the reader to the operator card. This stands above the
 * answer to one code, and above each table with codes that an operator may try to solve. The search leaves out these copies.
 */
export default function WhenToStop({canTry, card, onLeave}: Props): ReactNode {
  if (!canTry && !card) return null;
  return (
    <p data-search-ignore>
      {canTry && (
        <strong>
          <Translate
            id="obis.errorLookup.before"
            description="Before the advice on the error codes of a station: the cases in which the operator card goes before it">
            Stop if two tiles are red, if the last device was red, if this device was red before, or
            if you are not sure.
          </Translate>
        </strong>
      )}{' '}
      {card && (
        <Link to={card} onClick={onLeave}>
          <Translate
            id="obis.errorLookup.card"
            description="Before the advice on the error codes of a station: link to the operator card. Before it may stand the cases in which the card goes before the advice">
            First do Red on the card.
          </Translate>
        </Link>
      )}
    </p>
  );
}
