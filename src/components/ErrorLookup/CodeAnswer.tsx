import type {ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import Answer from './Answer';
import {Codes} from './Choices';
import {findCode, mayBeCode} from './findCode';

type Props = {
  readonly query: string;
  /** Searches for a code. */
  readonly onChoose: (code: string) => void;
  /** Called when a link is followed. */
  readonly onLeave?: (() => void) | undefined;
};

/** Render the answer to a query that is an error code, above the results of the search. For letters such as `SEC-`, list their codes. */
export default function CodeAnswer({query, onChoose, onLeave}: Props): ReactNode {
  const {error, codes, isUnknown} = mayBeCode(query) ? findCode(query, areas) : {};
  if (error) return <Answer as="h2" error={error} onLeave={onLeave} />;
  return codes && !isUnknown ? <Codes errors={codes} onChoose={onChoose} /> : null;
}
