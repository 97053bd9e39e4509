import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import {RunsContext} from '@site/src/markdown/code/Highlight';

/** The theme's code block with the colours that the build found for it: `runs` of remarkHighlight.ts. */
export default function CodeBlockWithRuns({
  runs = '',
  ...props
}: Props & {readonly runs?: string}): ReactNode {
  return (
    <RunsContext.Provider value={runs}>
      <CodeBlock {...props} />
    </RunsContext.Provider>
  );
}
