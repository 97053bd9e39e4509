import {i18n, translatedLocales, type Locale} from '../../content/locales';
import type {Path} from './kinds/factKind';

type Missing = {readonly path: Path; readonly locale: Locale; readonly english: string};

/**
 * Copy the English text to each language that lacks it, at any depth of the content of a YAML file.
 * @param report is called for each text that a language lacks
 * @example fillMissingTranslations({name: {en: 'Key'}}, report) → {name: {en: 'Key', zh: 'Key'}}
 */
export function fillMissingTranslations(
  content: unknown,
  report: (missing: Missing) => void,
  path: Path = [],
): unknown {
  if (Array.isArray(content)) {
    return content.map((entry, at) => fillMissingTranslations(entry, report, [...path, at]));
  }
  if (typeof content !== 'object' || content === null) return content;
  const filled: Record<string, unknown> = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      fillMissingTranslations(value, report, [...path, key]),
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
