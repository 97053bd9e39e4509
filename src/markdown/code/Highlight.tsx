/**
 * Stands in for `prism-react-renderer` in the pages: the theme's code blocks ask it for coloured lines, and the colours
 * are known since the build (src/markdown/code).
 */
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {KINDS, splitLines, type Kind} from './kinds';

/** The colours of the code block around, as `encodeRuns` writes them. */
export const RunsContext = createContext('');

/** The theme hands this to `@theme/prism-include-languages`, which adds nothing to it here. */
export const Prism = {};

type Token = {readonly kind: Kind; readonly content: string};

/** What the theme's code block uses of the interface of prism-react-renderer. */
type Highlighted = {
  readonly className: string;
  readonly style: CSSProperties;
  readonly tokens: readonly (readonly Token[])[];
  readonly getLineProps: (line: {className?: string}) => {className: string};
  readonly getTokenProps: (of: {token: Token}) => {className?: string; children: string};
};

type Props = {
  readonly code: string;
  readonly language: string;
  readonly theme: {readonly plain: CSSProperties};
  readonly children: (highlighted: Highlighted) => ReactNode;
};

/** Gives the theme the lines of the code block around it in their colours. */
export function Highlight({code, language, theme, children}: Props): ReactNode {
  const runs = useContext(RunsContext);
  return children({
    className: `prism-code language-${language}`,
    style: theme.plain,
    tokens: splitLines(code, runs).map((line) => line.map(([kind, content]) => ({kind, content}))),
    getLineProps: ({className}) => ({className: clsx('token-line', className)}),
    getTokenProps: ({token: {kind, content}}) => ({
      className: kind === 'p' ? undefined : `token ${KINDS[kind]}`,
      children: content,
    }),
  });
}
