import type {Token, TokenStream} from 'prismjs';
import type {Kind, Run} from './kinds';
import {loadPrism} from './prism';

/** Prism token type to kind; any other token inherits the kind of its parent. */
const KIND_OF: Readonly<Record<string, Kind>> = Object.fromEntries(
  (
    [
      ['c', ['comment', 'prolog', 'doctype', 'cdata']],
      ['k', ['keyword', 'atrule', 'important', 'selector', 'deleted']],
      ['s', ['string', 'char', 'attr-value', 'inserted', 'url']],
      ['n', ['number', 'boolean', 'constant', 'symbol', 'regex', 'variable']],
      ['f', ['function', 'class-name', 'tag', 'property', 'attr-name', 'builtin']],
      // Of a shell: its grammar knows -CAfile, but not -no-CApath.
      ['p', ['parameter']],
    ] as const
  ).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

function kindOf(token: Token, around: Kind): Kind {
  const aliases = [token.alias ?? []].flat().reverse();
  const known = [token.type, ...aliases].find((name) => KIND_OF[name] !== undefined);
  return (known && KIND_OF[known]) || around;
}

function* flatten(stream: TokenStream, around: Kind): Generator<Run> {
  if (typeof stream === 'string') {
    yield {kind: around, length: stream.length};
  } else if (Array.isArray(stream)) {
    for (const part of stream) yield* flatten(part, around);
  } else {
    yield* flatten(stream.content, kindOf(stream, around));
  }
}

/**
 * Tokenises `code` with Prism into runs, adjacent tokens of one kind merged, without trailing plain text.
 * @returns an empty array for a language without a grammar
 * @example highlight('if x', 'bash') → [{kind: 'k', length: 2}]
 */
export function highlight(code: string, language: string): Run[] {
  const prism = loadPrism();
  const grammar = prism.languages[language];
  if (!grammar) return [];
  // Prism's Markdown grammar highlights embedded code fences in these hooks.
  const env: {code: string; grammar: typeof grammar; language: string; tokens: TokenStream} = {
    code,
    grammar,
    language,
    tokens: [],
  };
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', env);

  const runs: Run[] = [];
  for (const run of flatten(env.tokens, 'p')) {
    const last = runs.at(-1);
    if (last?.kind === run.kind) {
      runs[runs.length - 1] = {kind: last.kind, length: last.length + run.length};
    } else if (run.length > 0) {
      runs.push(run);
    }
  }
  if (runs.at(-1)?.kind === 'p') runs.pop();
  return runs;
}
