import type {ReactNode} from 'react';
import type {TopicSlice} from '@site/src/plugins/product-model/sliceTypes';
import TermEntry from './TermEntry';

type Props = {readonly data: TopicSlice};

/** All terms of one topic of the glossary. The page writes the topic's own heading. */
export default function GlossaryTopic({data}: Props): ReactNode {
  return data.terms.map((term) => <TermEntry key={term.id} term={term} />);
}
