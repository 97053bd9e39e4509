import type {FileContent, Folder} from './kinds';
import type {Path} from './kinds/kind';
import type {Limit} from './kinds/limits';
import {suggest} from './nearest';
import type {ParsedFile} from './parseFile';
import {lineAt} from './parseYaml';
import type {Problem} from './problems';
import {LOCALES, type Locale} from '../../settings/locales';

const REFERENCE = /\{limit:\s*([^}]*?)\s*\}/g;
/** A misspelt reference, which readers would see verbatim. */
const MALFORMED_REFERENCE = /\{\s*limits?\b[^}]*\}?/gi;

/**
 * Lists the ids of the limits that a text refers to.
 * @example limitsIn('Wait {limit:key-deletion-wait-min}.') → ['key-deletion-wait-min']
 */
export const limitsIn = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].map(([, id]) => id ?? '');

const isLocale = (part: PropertyKey): part is Locale => LOCALES.some((locale) => locale === part);

/** Interpolates the references of one text; `fail` reports problems. */
function fillText(
  text: string,
  path: Path,
  limits: ReadonlyMap<string, Limit>,
  fail: (path: Path, message: string, fix: string) => void,
): string {
  for (const [near] of text.matchAll(MALFORMED_REFERENCE)) {
    if (!near.startsWith('{limit:') || !near.endsWith('}')) {
      fail(path, `"${near}" is no reference to a limit`, 'write {limit:some-id}');
    }
  }
  return text.replace(REFERENCE, (reference: string, id: string) => {
    const value = limits.get(id)?.value;
    const language = path.findLast(isLocale);
    if (value === undefined) {
      fail(path, `there is no limit "${id}"`, suggest(id, limits.keys()));
    } else if (path[0] === 'limits' && path[2] === 'value') {
      fail(path, `a limit's value refers to the limit "${id}"`, 'write the value out');
    } else if (typeof value === 'string') {
      return value;
    } else if (language === undefined) {
      const texts = LOCALES.map((locale) => `\`${locale}:\``).join(' and ');
      fail(path, `"${id}" reads differently in each language`, `write ${texts} texts`);
    } else {
      return value[language];
    }
    return reference;
  });
}

/**
 * Replaces every `{limit:some-id}` in the texts of a file of data/ by that limit's value in the text's language.
 * @example 'Wait {limit:key-deletion-wait-min}.' → 'Wait 7 days.'
 */
export function interpolate<F extends Folder>(
  {file, content, lines}: ParsedFile<F>,
  limits: ReadonlyMap<string, Limit>,
  problems: Problem[],
): FileContent<F> {
  const fail = (path: Path, message: string, fix: string) =>
    problems.push({file, line: lineAt({lines}, path), message, fix});
  const fill = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return fillText(value, path, limits, fail);
    if (Array.isArray(value)) return value.map((entry, at) => fill(entry, [...path, at]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fill(entry, [...path, key])]),
    );
  };
  // Only strings change, so the result still matches the schema.
  return fill(content, []) as FileContent<F>;
}
