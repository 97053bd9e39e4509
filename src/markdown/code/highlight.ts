import {normalizeTokens} from 'prism-react-renderer';
import type {TokenStream} from 'prismjs';
import {loadPrism} from './loadPrism';

/** A line of code as a list of tokens. Each token has its text and the CSS class of its colour, or null for plain text. */
export type CodeLine = readonly (readonly [text: string, colour: string | null])[];

/** The CSS class (src/css/content.css) of each Prism token type. Any other token has the class of the token around it. */
const COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
      ['keyword', ['keyword', 'atrule', 'important', 'selector', 'deleted']],
      ['string', ['string', 'char', 'attr-value', 'inserted', 'url']],
      ['number', ['number', 'boolean', 'constant', 'symbol', 'regex', 'variable']],
      ['name', ['function', 'class-name', 'tag', 'property', 'attr-name', 'builtin']],
    ] as const
  ).flatMap(([colour, types]) => types.map((type) => [type, colour])),
);

/**
 * Return the CSS class of a token. The innermost of its types is the last one. Options of commands stay plain, because Prism's
 * grammar for shells recognises only some of them.
 */
const colourOf = (types: readonly string[]): string | null =>
  types.includes('parameter')
    ? null
    : (COLOURS[types.findLast((type) => type in COLOURS) ?? ''] ?? null);

/**
 * Highlight code with Prism.
 * @returns the lines, or undefined for a language without a grammar
 * @example highlight('if x', 'bash') → [[['if', 'keyword'], [' x', null]]]
 */
export function highlight(code: string, language: string): CodeLine[] | undefined {
  const prism = loadPrism();
  const grammar = prism.languages[language];
  if (!grammar) return undefined;
  // Prism's Markdown grammar highlights embedded code fences in these hooks.
  const env = {code, grammar, language, tokens: [] as TokenStream};
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map((line) =>
    line
      .filter(({content, empty}) => content !== '' && !empty)
      .map(({types, content}) => [content, colourOf(types)]),
  );
}
