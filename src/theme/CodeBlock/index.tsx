import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import {LinesContext} from '@site/src/markdown/code/HighlightFromBuild';
import type {CodeLine} from '@site/src/markdown/code/highlight';
import {commandBlockTitle} from './commandBlockTitle';

type CodeBlockProps = Props & {
  /** The lines with their colours, as JSON, from remarkHighlight.ts. */
  readonly lines?: string;
};

/** Renders the theme's code block in the colours of the build. The title of commands says where to type them. */
export default function ColouredCodeBlock({lines, ...props}: CodeBlockProps): ReactNode {
  const parsed = useMemo(() => lines && (JSON.parse(lines) as CodeLine[]), [lines]);
  return (
    <LinesContext.Provider value={parsed || undefined}>
      <CodeBlock title={commandBlockTitle(props.metastring)} {...props} />
    </LinesContext.Provider>
  );
}
