import type {ReactNode} from 'react';
import type {TermEntrySlice} from '@site/src/plugins/product-model/kinds/glossary';
import TermEntry from './TermEntry';

type Props = {readonly data: readonly TermEntrySlice[]};

/** All terms of one topic of the glossary. The page writes the topic's own heading. */
export default function GlossaryTopic({data}: Props): ReactNode {
  return data.map((term) => <TermEntry key={term.id} term={term} />);
}
