import type {Model} from './kinds';
import {LOCALE_FORMATS} from './localeFormats';
import type {FactUsage} from './factUsage';
import type {Locale} from '../../content/locales';
import {textIn} from './schema';

/** The id of the file in data/values that lists the releases that the manual describes. */
const RELEASES = 'applies-to';

/** The data of `<PageEnd>`, the last line of a page. */
export type PageEndData = {
  /** Number of assumed facts that the page shows. They must still be confirmed. */
  readonly assumedCount: number;
  /** The releases that the manual describes. */
  readonly appliesTo: string;
};

/** Return the name of the component data of `<PageEnd>` for a page. */
export const pageEndName = (route: string): string => `page${route.replaceAll('/', '.')}`;

/**
 * List the releases that the manual describes.
 * @example 'platform 3.2.0, edge service 3.2.0'
 */
const releaseList = (model: Model, locale: Locale): string =>
  model.values
    .flatMap(({id, values}) => (id === RELEASES ? values : []))
    .map(({name, value}) => `${name[locale].toLowerCase()} ${textIn(value, locale)}`)
    .join(LOCALE_FORMATS[locale].listSeparator);

/** Return the data of `<PageEnd>` for each page, by the name of its component data. */
export function buildPageEnds(
  model: Model,
  facts: readonly FactUsage[],
  routes: ReadonlySet<string>,
  locale: Locale,
): Map<string, PageEndData> {
  const appliesTo = releaseList(model, locale);
  const assumed = facts.filter(({source}) => source.kind === 'assumed');
  return new Map(
    [...routes].map((route) => {
      const shown = assumed.filter((fact) => fact.routes.includes(route));
      // A label of several areas counts once, because the page does not say from which area it is.
      const different = new Set(
        shown.map(({id, prefix, name}) => (prefix === 'label' ? name.en : id)),
      );
      return [pageEndName(route), {assumedCount: different.size, appliesTo}];
    }),
  );
}
