import type {Model} from './kinds';
import {LOCALE_FORMATS} from './localeFormats';
import type {ShownFact} from './pageUses';
import type {Locale} from '../../content/locales';
import {pick} from './schema';

/** The topic of data/limits that lists the releases which the manual describes. */
const RELEASES = 'applies-to';

/** What the end of a page shows: how many of its facts are assumed, and the releases that the manual describes. */
export type PageEndData = {readonly assumedCount: number; readonly appliesTo: string};

/** Return the name of the data file for the end of a page. */
export const pageEndFile = (page: string): string => `page${page.replaceAll('/', '.')}`;

/**
 * List the releases that the manual describes.
 * @example 'platform 3.2.0, edge service 3.2.0'
 */
const releaseList = (model: Model, locale: Locale): string =>
  model.limits
    .flatMap(({topic, limits}) => (topic.id === RELEASES ? limits : []))
    .map(({name, value}) => `${name[locale].toLowerCase()} ${pick(value, locale)}`)
    .join(LOCALE_FORMATS[locale].listSeparator);

/** Return the data for the end of each page, by the name of its data file. */
export function buildPageEnds(
  model: Model,
  facts: readonly ShownFact[],
  pages: ReadonlySet<string>,
  locale: Locale,
): Map<string, PageEndData> {
  const appliesTo = releaseList(model, locale);
  const assumed = facts.filter(({source}) => source.kind === 'assumed');
  return new Map(
    [...pages].map((page) => {
      const assumedCount = assumed.filter((fact) => fact.pages.includes(page)).length;
      return [pageEndFile(page), {assumedCount, appliesTo}];
    }),
  );
}
