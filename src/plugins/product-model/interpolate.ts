import type {Path} from './kinds/factKind';
import type {Value} from './kinds/values';
import {suggest} from '../../lib/suggest';
import {lineAt, type ParsedYaml, type YamlProblem} from '../../lib/parseYaml';
import {LOCALES, type Locale} from '../../content/locales';

const QUOTED_VALUE = /\{value:\s*([^}]*?)\s*\}/g;

/**
 * List the ids of the values that a text quotes.
 * @example listQuotedValues('Wait {value:key-deletion-wait-min}.') → ['key-deletion-wait-min']
 */
export const listQuotedValues = (text: string): string[] =>
  [...text.matchAll(QUOTED_VALUE)].map(([, id]) => id ?? '');

const isLocale = (part: PropertyKey): part is Locale => LOCALES.some((locale) => locale === part);

/**
 * Replace each `{value:some-id}` in the texts of a file of data/ by that value, in the language of the text.
 * @param problems receives each value that does not exist or has no value in the language of the text
 * @example 'Wait {value:key-deletion-wait-min}.' → 'Wait 7 days.'
 */
export function interpolate(
  parsed: ParsedYaml<unknown>,
  values: ReadonlyMap<string, Value>,
  problems: YamlProblem[],
): unknown {
  const {file, content} = parsed;
  // A value can quote other values. `within` has the ids of the values that are being filled in, to find a value that quotes itself.
  const fillText = (text: string, path: Path, within: readonly string[] = []): string =>
    text.replace(QUOTED_VALUE, (quoted: string, id: string) => {
      const report = (message: string, fix: string): string => {
        problems.push({file, line: lineAt(parsed, path), message, fix});
        return quoted;
      };
      const value = values.get(id)?.value;
      const language = path.findLast(isLocale);
      if (value === undefined)
        return report(`there is no value "${id}"`, suggest(id, values.keys()));
      if (within.includes(id)) return report(`the value "${id}" quotes itself`, 'write the value');
      if (typeof value === 'string') return fillText(value, path, [...within, id]);
      if (language) return fillText(value[language], path, [...within, id]);
      return report(
        `the value "${id}" has a text for each language, and this text is the same in all`,
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
