import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import type {CodeLine} from '@site/src/markdown/code/highlight';
import {commandBlockTitle} from './commandBlockTitle';
import {LinesContext} from './HighlightFromBuild';

type CodeBlockProps = Props & {
  /** The highlighted lines as JSON, from remarkHighlight.ts. */
  readonly lines?: string;
};

/** Show the theme's code block with the highlighting of the build, and with a title that says where to type commands. */
export default function CodeBlockWrapper({lines, ...props}: CodeBlockProps): ReactNode {
  const parsed = useMemo(() => lines && (JSON.parse(lines) as CodeLine[]), [lines]);
  return (
    <LinesContext.Provider value={parsed || undefined}>
      <CodeBlock title={commandBlockTitle(props.metastring)} {...props} />
    </LinesContext.Provider>
  );
}
