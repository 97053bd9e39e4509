import {type ReactNode, useEffect} from 'react';
import Answer from './Answer';
import {Codes} from './Choices';
import {findCode, mayBeCode} from './findCode';
import {useCodes} from './useCodes';

type Props = {
  readonly query: string;
  /** Searches for a code. */
  readonly onChoose: (code: string) => void;
  /** Called when a link is followed. */
  readonly onLeave?: (() => void) | undefined;
};

/** Renders the answer to a query that is an error code, above the results of the search. For letters such as `SEC-`, it lists their codes. */
export default function CodeAnswer({query, onChoose, onLeave}: Props): ReactNode {
  const {areas, load} = useCodes();
  const isWanted = mayBeCode(query);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  if (!isWanted || !areas) return null;
  const found = findCode(query, areas);
  if (found.kind === 'error') return <Answer as="h2" error={found.error} onLeave={onLeave} />;
  const isList = found.kind === 'codes' && !found.unknown;
  return isList ? <Codes errors={found.errors} onChoose={onChoose} /> : null;
}
