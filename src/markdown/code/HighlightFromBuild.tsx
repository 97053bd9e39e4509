/**
 * Replaces `prism-react-renderer` in the browser bundle. The theme's code blocks take their tokens from here, and the tokens come
 * from the build (remarkHighlight.ts).
 */
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from './highlight';

/** The lines of the code block around, or undefined for one without colours. */
export const LinesContext = createContext<readonly CodeLine[] | undefined>(undefined);

/** The theme adds languages to it, of which this site configures none. */
export const Prism = {};

type Token = {readonly colour: string | null; readonly content: string};

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

/** Passes the lines of the code block around to the theme's render prop. */
export function Highlight({code, language, theme, children}: Props): ReactNode {
  const coloured = useContext(LinesContext);
  // The theme has removed the comments of a block that marks lines with comments.
  const isSame = coloured?.map((line) => line.map(([text]) => text).join('')).join('\n') === code;
  const lines = isSame ? coloured : code.split('\n').map((line): CodeLine => [[line, null]]);
  return children({
    className: `prism-code language-${language}`,
    style: theme.plain,
    tokens: lines.map((line) => line.map(([content, colour]) => ({content, colour}))),
    getLineProps: ({line: [first], className}) => ({
      className: clsx(
        'token-line',
        className,
        // A comment and the further lines of a command, which are indented, have no prompt.
        language === 'bash' && first && /^[^\s#]/.test(first.content) && 'prompt',
      ),
    }),
    getTokenProps: ({token: {colour, content}}) => ({
      className: colour ? `token ${colour}` : undefined,
      children: content,
    }),
  });
}
