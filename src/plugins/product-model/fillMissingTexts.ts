import {i18n, translatedLocales, type Locale} from '../../content/locales';
import type {Path} from './kinds/kind';

type Missing = {readonly path: Path; readonly locale: Locale; readonly english: string};

/**
 * Copy the English text to each language that lacks it, at any depth of the content of a YAML file.
 * @param report is called for each text that a language lacks
 * @example fillMissingTexts({name: {en: 'Key'}}, report) → {name: {en: 'Key', zh: 'Key'}}
 */
export function fillMissingTexts(
  content: unknown,
  report: (missing: Missing) => void,
  path: Path = [],
): unknown {
  if (Array.isArray(content)) {
    return content.map((entry, at) => fillMissingTexts(entry, report, [...path, at]));
  }
  if (typeof content !== 'object' || content === null) return content;
  const filled: Record<string, unknown> = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      fillMissingTexts(value, report, [...path, key]),
    ]),
  );
  const english = filled[i18n.defaultLocale];
  if (typeof english !== 'string') return filled;
  for (const locale of translatedLocales) {
    if (filled[locale] !== undefined) continue;
    filled[locale] = english;
    report({path, locale, english});
  }
  return filled;
}
