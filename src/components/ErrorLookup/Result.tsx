import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Answer from './Answer';
import {Codes, LIST} from './Choices';
import type {Found} from './findCode';

type Props = {readonly found: Found; readonly onChoose: (text: string) => void};

/** A link to all codes. */
export function AllCodes(): ReactNode {
  return (
    <Link to={LIST}>
      <Translate id="obis.errorLookup.all" description="Look-up of error codes: link to the list">
        All error codes
      </Translate>
    </Link>
  );
}

/** What the look-up of a code says: the answer, codes to choose from, or where to look. */
export default function Result({found, onChoose}: Props): ReactNode {
  if (found.kind === 'typing') return null;
  if (found.kind === 'error') return <Answer as="h3" error={found.error} />;
  const isUnknown = found.kind === 'none' || found.unknown;
  return (
    <>
      {isUnknown && (
        <p>
          <Translate
            id="obis.errorLookup.unknown"
            description="Look-up of error codes: what was typed is none; {all} is the link to the list"
            values={{all: <AllCodes />}}>
            {'No code reads like that. Compare it with the tile, or look here: {all}'}
          </Translate>
        </p>
      )}
      {found.kind === 'codes' && <Codes errors={found.errors} onChoose={onChoose} />}
    </>
  );
}
