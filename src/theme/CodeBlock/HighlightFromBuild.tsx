/**
 * Replaces `prism-react-renderer` in the bundles through an alias (src/plugins/bundler-options), so `Highlight` and `Prism` must keep their names.
 * The theme's code block gets the tokens that the build has computed (remarkHighlight.ts), so that readers download no highlighter.
 */
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from '@site/src/markdown/code/highlight';

/** The highlighted lines of the surrounding code block. Undefined for a block without highlighting. */
export const LinesContext = createContext<readonly CodeLine[] | undefined>(undefined);

/** The theme adds the configured languages to this object. Nothing reads them, because code is highlighted during the build. */
export const Prism = {languages: {}};

type Token = {readonly colour: string | null; readonly content: string};

/** The render props of prism-react-renderer that the theme's code block uses. */
type Highlighted = {
  readonly className: string;
  readonly style: CSSProperties;
  readonly tokens: readonly (readonly Token[])[];
  readonly getLineProps: (line: {line: readonly Token[]; className?: string}) => {
    className: string;
    translate: 'no';
  };
  readonly getTokenProps: (of: {token: Token}) => {className?: string; children: string};
};

type Props = {
  readonly code: string;
  readonly language: string;
  readonly theme: {readonly plain: CSSProperties};
  readonly children: (highlighted: Highlighted) => ReactNode;
};

/** Call the render prop of the theme's code block with the lines from `LinesContext`. */
export function Highlight({code, language, theme, children}: Props): ReactNode {
  const highlighted = useContext(LinesContext);
  // The code differs if the theme has removed comments that mark highlighted lines. Such a block stays plain.
  const isSame =
    highlighted?.map((line) => line.map(([text]) => text).join('')).join('\n') === code;
  const lines = isSame ? highlighted : code.split('\n').map((line): CodeLine => [[line, null]]);
  return children({
    className: `prism-code language-${language}`,
    style: theme.plain,
    tokens: lines.map((line) => line.map(([content, colour]) => ({content, colour}))),
    getLineProps: ({line: [first], className}) => ({
      className: clsx(
        'token-line',
        className,
        // A comment or an indented line, which continues a command, gets no prompt.
        language === 'bash' && first && /^[^\s#]/.test(first.content) && 'prompt',
      ),
      // Browsers that translate a page leave the code as it is.
      translate: 'no',
    }),
    getTokenProps: ({token: {colour, content}}) => ({
      className: colour ? `token ${colour}` : undefined,
      children: content,
    }),
  });
}
