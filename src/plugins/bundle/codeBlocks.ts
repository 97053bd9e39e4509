/**
 * In the place of `codeBlockUtils` of the theme, which reads comments of twenty languages for the lines to highlight. The
 * build has read them (src/markdown/code); what is left is what stands after a fence.
 */
import {
  createContext,
  createElement,
  useContext,
  useMemo,
  type CSSProperties,
  type ReactNode,
} from 'react';
import clsx from 'clsx';

type Lines = {
  readonly metastring?: string;
  readonly magicComments: readonly {readonly className: string}[];
};

type Numbering = {readonly showLineNumbers?: boolean | number; readonly metastring?: string};

type Given = Lines &
  Numbering & {
    readonly code: string;
    readonly className?: string;
    readonly language?: string;
    readonly defaultLanguage?: string;
    readonly title?: ReactNode;
  };

export const parseCodeBlockTitle = (metastring = ''): string =>
  /title=(["'])(.*?)\1/.exec(metastring)?.[2] ?? '';

/** @example parseClassNameLanguage('a language-js') // 'js' */
export const parseClassNameLanguage = (className = ''): string | undefined =>
  /(?:^| )language-([^ ]*)/.exec(className)?.[1];

export const containsLineNumbers = (metastring = ''): boolean =>
  metastring.includes('showLineNumbers');

/** @returns the number of the first line, or nothing when lines have none */
export function getLineNumbersStart({showLineNumbers, metastring = ''}: Numbering) {
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (typeof showLineNumbers === 'boolean') return showLineNumbers ? 1 : undefined;
  const [found, start] = /(?:^| )showLineNumbers(?:=(\d+))?/.exec(metastring) ?? [];
  return found === undefined ? undefined : Number(start ?? 1);
}

/** The numbers of `1,3-5`. */
const numbersIn = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map((text) => parseInt(text, 10));
    return Array.from({length: Math.max(0, last - first + 1) || 0}, (_, index) => first + index);
  });

/** @returns the code, and the classes of highlighted lines by their index */
export function parseLines(code: string, {metastring = '', magicComments}: Lines) {
  const range = /\{([\d,-]+)\}/.exec(metastring)?.[1] ?? '';
  const lines = numbersIn(range).filter((line) => line > 0);
  return {
    code: code.replace(/\r?\n$/, ''),
    lineClassNames: Object.fromEntries(
      lines.map((line) => [line - 1, [magicComments[0]?.className]]),
    ),
  };
}

/** What a code block shows, by its text and what stands after its fence. */
export function createCodeBlockMetadata(given: Given) {
  const {className, metastring} = given;
  const language = (
    given.language ??
    parseClassNameLanguage(className) ??
    given.defaultLanguage ??
    'text'
  ).toLowerCase();
  const own = `language-${language}`;
  return {
    ...parseLines(given.code, given),
    codeInput: given.code,
    className: clsx(className, !className?.includes(own) && own),
    language,
    title: parseCodeBlockTitle(metastring) || given.title,
    lineNumbersStart: getLineNumbersStart(given),
  };
}

/** The colours of a theme for `style`. */
export const getPrismCssVariables = ({
  plain,
}: {
  readonly plain: {readonly color?: string; readonly backgroundColor?: string};
}): CSSProperties =>
  ({
    '--prism-color': plain.color,
    '--prism-background-color': plain.backgroundColor,
  }) as CSSProperties;

type Block = {
  readonly metadata: ReturnType<typeof createCodeBlockMetadata>;
  readonly wordWrap: unknown;
};

const Context = createContext<Block | null>(null);

/** Tells the parts of a code block about it. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: Block & {readonly children: ReactNode}): ReactNode {
  const value = useMemo(() => ({metadata, wordWrap}), [metadata, wordWrap]);
  return createElement(Context.Provider, {value}, children);
}

/** Inside a code block only. */
export const useCodeBlockContext = () => useContext(Context);
