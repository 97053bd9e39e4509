import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import {RunsContext} from '@site/src/markdown/code/Highlight';
import {hostTitle} from './hostTitle';

/**
 * The theme's code block, highlighted at build time: `runs` come from remarkHighlight.ts. Commands say where to type them:
 * the `host` after the fence is their title.
 */
export default function CodeBlockWithRuns({
  runs = '',
  ...props
}: Props & {readonly runs?: string}): ReactNode {
  return (
    <RunsContext.Provider value={runs}>
      <CodeBlock title={hostTitle(props.metastring)} {...props} />
    </RunsContext.Provider>
  );
}
