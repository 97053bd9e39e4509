import {createRequire} from 'node:module';
import {normalizeTokens, Prism} from 'prism-react-renderer';

/** Languages used in this manual that prism-react-renderer does not include, by their Prism names. */
const LANGUAGES = ['bash', 'batch', 'ini', 'json', 'powershell'];

// prismjs is a dependency of the theme and not of this site, so it is resolved from the theme.
const requireFromTheme = createRequire(
  createRequire(
    createRequire(import.meta.url).resolve('@docusaurus/preset-classic/package.json'),
  ).resolve('@docusaurus/theme-classic/package.json'),
);

// The language files add themselves to a global `Prism`.
Object.assign(globalThis, {Prism});
for (const language of LANGUAGES) requireFromTheme(`prismjs/components/prism-${language}`);
// Editors and the documentation of Docusaurus use the names `bat` and `cmd`.
const {batch = {}} = Prism.languages;
Object.assign(Prism.languages, {bat: batch, cmd: batch});

type CodeToken = readonly [text: string, className: string | null];

/** A line of code as a list of tokens. Each token has its text and its CSS class, or null for plain text. */
export type CodeLine = readonly CodeToken[];

/**
 * The CSS class (src/css/content.css) of each Prism token type. Any other token has the class of the token around it. Names of commands and
 * variables stay plain, because Prism's grammar for shells recognises only some of them.
 */
const COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
      ['keyword', ['keyword', 'atrule', 'important', 'selector', 'deleted']],
      ['string', ['string', 'char', 'attr-value', 'inserted', 'url']],
      ['number', ['number', 'boolean', 'constant', 'symbol', 'regex']],
      ['name', ['class-name', 'tag', 'property', 'attr-name', 'builtin']],
    ] as const
  ).flatMap(([colour, types]) => types.map((type) => [type, colour])),
);

/**
 * Return the CSS class of a token, or null if the token stays plain. Prism lists the types of a token from the outermost to the innermost,
 * and the innermost one decides. Options of commands stay plain, like the names of commands.
 */
const colourOf = (types: readonly string[]): string | null =>
  types.includes('parameter')
    ? null
    : (COLOURS[types.findLast((type) => type in COLOURS) ?? ''] ?? null);

/** Matches a word with a hyphen, such as `-noout`, unless it could be longer than a line on a phone. */
const HYPHENATED = /((?:^|(?<=\s))(?=\S{1,24}(?:\s|$))\S*-\w\S*)/;

/** Split a token at words with a hyphen. They have a CSS class, so that a line never breaks after the hyphen. */
const splitWords = (text: string, colour: string | null): CodeToken[] =>
  text
    .split(HYPHENATED)
    .flatMap((part, at) =>
      part ? [[part, at % 2 ? [colour, 'hyphenated'].filter(Boolean).join(' ') : colour]] : [],
    );

/**
 * Highlight code with Prism.
 * @returns the lines, or undefined for a language without a grammar
 * @example highlight('if x', 'bash') → [[['if', 'keyword'], [' x', null]]]
 */
export function highlight(code: string, language: string): CodeLine[] | undefined {
  const grammar = Prism.languages[language];
  if (!grammar) return undefined;
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line
      .filter(({content, empty}) => content !== '' && !empty)
      .flatMap(({types, content}) => splitWords(content, colourOf(types))),
  );
}
