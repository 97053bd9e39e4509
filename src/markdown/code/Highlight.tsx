/**
 * Replaces `prism-react-renderer` in the browser bundle: the theme's code blocks get their tokens from it, which were
 * computed at build time (remarkHighlight.ts).
 */
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {KINDS, splitLines, type Kind} from './kinds';

/** Tokens of the enclosing code block, encoded by `encodeRuns`. */
export const RunsContext = createContext('');

/** Stub: the theme passes it to `@theme/prism-include-languages`, which does nothing here. */
export const Prism = {};

type Token = {readonly kind: Kind; readonly content: string};

/** The part of prism-react-renderer's render props that the theme's code block uses. */
type Highlighted = {
  readonly className: string;
  readonly style: CSSProperties;
  readonly tokens: readonly (readonly Token[])[];
  readonly getLineProps: (line: {line: readonly Token[]; className?: string}) => {
    className: string;
  };
  readonly getTokenProps: (of: {token: Token}) => {className?: string; children: string};
};

type Props = {
  readonly code: string;
  readonly language: string;
  readonly theme: {readonly plain: CSSProperties};
  readonly children: (highlighted: Highlighted) => ReactNode;
};

/** Passes the tokens of the enclosing code block, line by line, to the theme's render prop. */
export function Highlight({code, language, theme, children}: Props): ReactNode {
  const runs = useContext(RunsContext);
  return children({
    className: `prism-code language-${language}`,
    style: theme.plain,
    tokens: splitLines(code, runs).map((line) => line.map(([kind, content]) => ({kind, content}))),
    getLineProps: ({line: [first], className}) => ({
      className: clsx(
        'token-line',
        className,
        // A comment and the further lines of a command, which are indented, have no prompt.
        language === 'bash' && first && /^[^\s#]/.test(first.content) && 'prompt',
      ),
    }),
    getTokenProps: ({token: {kind, content}}) => ({
      className: kind === 'p' ? undefined : `token ${KINDS[kind]}`,
      children: content,
    }),
  });
}
