import {normalizeTokens} from 'prism-react-renderer';
import type {TokenStream} from 'prismjs';
import {loadPrism} from './loadPrism';

/** A line of code: its parts in order, each with the CSS class of its colour, or null for plain text. */
export type CodeLine = readonly (readonly [text: string, colour: string | null])[];

/** Prism token type to CSS class (src/css/content.css); any other token has the class of the token around it. */
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

/** Return the class of a token by its types, the innermost last. Prism's grammar of shells knows some options only, so all are plain. */
const colourOf = (types: readonly string[]): string | null =>
  types.includes('parameter')
    ? null
    : (COLOURS[types.findLast((type) => type in COLOURS) ?? ''] ?? null);

/**
 * Tokenise code with Prism.
 * @returns its lines, or undefined for a language without a grammar
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
