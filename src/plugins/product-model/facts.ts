import {i18n, translatedLocales} from '../../content/locales';
import {DATA_FOLDERS, factKindOf, type Model} from './kinds';
import type {Fact, FactKind, ScreenItem, ScreenItems} from './kinds/factKind';
import type {Localized} from './schema';

/** Call `list` with the content of each file of data/ and the fact kind of its folder, and join the results. */
const collectFromFiles = <T>(
  model: Model,
  list: (kind: FactKind<unknown, Model>, content: unknown) => readonly T[] | undefined,
): T[] =>
  DATA_FOLDERS.flatMap((folder) =>
    model[folder].flatMap((content) => list(factKindOf(folder), content) ?? []),
  );

/** List every fact of the model. */
export const listFacts = (model: Model): Fact[] =>
  collectFromFiles(model, (kind, content) => kind.facts?.(content));

/** List the texts that the product shows on its screens: labels, error messages, and the names of fields, states and so on. */
export const textsOnScreen = (model: Model): Localized[] =>
  collectFromFiles(model, (kind, content) => kind.textsOnScreen?.(content));

/**
 * Return a function that lists the English texts of a translated text on a screen. There are several if they have the same translation,
 * and none if the product does not show the text.
 */
export function indexEnglishLabels(model: Model): (label: string) => readonly string[] {
  const texts = textsOnScreen(model);
  return (label) =>
    texts
      .filter((text) => translatedLocales.some((locale) => text[locale] === label))
      .map((text) => text[i18n.defaultLocale]);
}

/** Return everything that a screen can show, by id: the facts, and other items such as entities. */
export const indexScreenItems = (model: Model): ScreenItems =>
  new Map<string, ScreenItem>([
    ...collectFromFiles(model, (kind, content) => kind.otherScreenItems?.(content)),
    ...listFacts(model).map(({id, name, screenItem}) => [id, {name, ...screenItem}] as const),
  ]);
