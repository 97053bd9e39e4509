import type {Path} from './kinds/factKind';
import type {Limit} from './kinds/limits';
import {suggest} from '../../lib/suggest';
import {lineAt, type ParsedYaml, type YamlProblem} from '../../lib/parseYaml';
import {LOCALES, type Locale} from '../../content/locales';

const QUOTED_LIMIT = /\{limit:\s*([^}]*?)\s*\}/g;

/**
 * List the ids of the limits that a text quotes.
 * @example limitsIn('Wait {limit:key-deletion-wait-min}.') → ['key-deletion-wait-min']
 */
export const limitsIn = (text: string): string[] =>
  [...text.matchAll(QUOTED_LIMIT)].map(([, id]) => id ?? '');

const isLocale = (part: PropertyKey): part is Locale => LOCALES.some((locale) => locale === part);

/**
 * Replace each `{limit:some-id}` in the texts of a file of data/ by the value of that limit, in the language of the text.
 * @param problems receives each limit that does not exist or has no value in the language of the text
 * @example 'Wait {limit:key-deletion-wait-min}.' → 'Wait 7 days.'
 */
export function interpolate(
  parsed: ParsedYaml<unknown>,
  limits: ReadonlyMap<string, Limit>,
  problems: YamlProblem[],
): unknown {
  const {file, content} = parsed;
  // The value of a limit can quote other limits. `within` has the ids of the limits that are being filled in, to find a limit that quotes itself.
  const fillText = (text: string, path: Path, within: readonly string[] = []): string =>
    text.replace(QUOTED_LIMIT, (quoted: string, id: string) => {
      const report = (message: string, fix: string): string => {
        problems.push({file, line: lineAt(parsed, path), message, fix});
        return quoted;
      };
      const value = limits.get(id)?.value;
      const language = path.findLast(isLocale);
      if (value === undefined)
        return report(`there is no limit "${id}"`, suggest(id, limits.keys()));
      if (within.includes(id)) return report(`the limit "${id}" quotes itself`, 'write the value');
      if (typeof value === 'string') return fillText(value, path, [...within, id]);
      if (language) return fillText(value[language], path, [...within, id]);
      return report(
        `the limit "${id}" has a text for each language, and this text is the same in all`,
        'write a text for each language',
      );
    });
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return fillText(value, path);
    if (Array.isArray(value)) return value.map((entry, at) => fill(entry, [...path, at]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(entry, [...path, key])]),
    );
  };
  return fill(content, []);
}
