import type {ReactNode} from 'react';
import areas from '@generated/product-model/default/error-codes.json';
import ErrorAnswer from './ErrorAnswer';
import {CodeLinks} from './CodeLinks';
import {findCode} from './findCode';
import UnknownCode from './UnknownCode';

type Props = {
  readonly query: string;
  /** Called with the code that the reader chooses from the list. */
  readonly onChoose: (code: string) => void;
  /** Called when a link is followed. */
  readonly onLeave?: (() => void) | undefined;
};

/**
 * Show the answer for an error code above the search results, if the query can only mean codes. If it is only a prefix (`SEC-`), or resembles
 * a code, list the codes that it may be. For an unknown code, such as `ABCD-99`, say what to do if a tile shows it.
 */
export default function SearchCodeAnswer({query, onChoose, onLeave}: Props): ReactNode {
  const {error, codes, isUnknown, isCode} = findCode(query, areas);
  if (!isCode) return null;
  if (error) return <ErrorAnswer key={error.id} error={error} onLeave={onLeave} />;
  return (
    <>
      {isUnknown && <UnknownCode />}
      {codes && <CodeLinks errors={codes} onChoose={onChoose} />}
    </>
  );
}
