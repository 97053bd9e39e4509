import type {ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import {normalizeQuery} from '@site/src/plugins/search/shared/normalizeQuery';
import ErrorAnswer from './ErrorAnswer';
import {Codes} from './CodeChoices';
import {findCode, listCodes, mayBeCode} from './findCode';
import UnknownCode from './UnknownCode';

type Props = {
  readonly query: string;
  /** Called with the code that the reader chooses from the list. */
  readonly onChoose: (code: string) => void;
  /** Called when a link is followed. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show the answer for an error code above the search results, if the query is such a code. If the query is only a prefix, such as `SEC-`, or
 * resembles a code, list the codes with that prefix. A prefix without its hyphen is also a word, such as `verify`, so nothing is shown for it.
 * A query such as `ABCD-99` has the form of a code, so the answer says what to do if a tile shows it. `SHA-1` has not this form.
 */
export default function SearchCodeAnswer({query, onChoose, onLeave}: Props): ReactNode {
  const isCode = mayBeCode(query) || listCodes(query, areas).length > 1;
  const {error, codes, isUnknown} = isCode ? findCode(query, areas) : {};
  if (error) return <ErrorAnswer key={error.id} error={error} onLeave={onLeave} />;
  const isUnknownCode =
    isUnknown && (codes !== undefined || /-\d\d$/.test(normalizeQuery(query).trim()));
  return (
    <>
      {isUnknownCode && <UnknownCode />}
      {codes && <Codes errors={codes} onChoose={onChoose} />}
    </>
  );
}
