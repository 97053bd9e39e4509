import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import {RunsContext} from '@site/src/markdown/code/Highlight';

/** The theme's code block, highlighted at build time: `runs` come from remarkHighlight.ts. */
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
