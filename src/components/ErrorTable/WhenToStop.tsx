import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

type Props = {
  /** Whether the operator may try to solve the problem. If the advice is to stop, only the link to the card is shown. */
  readonly canTry: boolean;
  /** Address of the operator card. Leave it out on the card itself. */
  readonly card?: string | undefined;
  /** Called when the reader follows the link. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Say when an operator stops the station and does not follow the advice on an error code, and link to the operator card. The text stands above
 * the answer to one code, and above each table of codes that an operator may try to solve. The search leaves it out, because it is repeated.
 */
export default function WhenToStop({canTry, card, onLeave}: Props): ReactNode {
  if (!canTry && !card) return null;
  return (
    <p data-search-ignore>
      {canTry && (
        <strong>
          <Translate
            id="obis.errorTable.whenToStop"
            description="Before the advice on the error codes of a station: the cases in which the operator card goes before it">
            Stop if two tiles are red, if the last device was red, if this device was red before, or
            if you are not sure.
          </Translate>
        </strong>
      )}{' '}
      {card && (
        <Link to={card} onClick={onLeave}>
          <Translate
            id="obis.errorTable.cardFirst"
            description="Before the advice on the error codes of a station: link to the operator card. Before it may stand the cases in which the card goes before the advice">
            First do Red on the card.
          </Translate>
        </Link>
      )}
    </p>
  );
}
