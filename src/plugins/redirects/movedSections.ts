import {pageTitle, sectionTitle} from '../product-model/pages';
import {splitAddress, type Redirect} from './readRedirects';

/** A section that has left its page, or the old id of one that is still there. */
export type MovedSection = {
  /** The id that it had. */
  readonly id: string;
  /** Where it is now: `#id` on the same page, else an address from the root without the language. */
  readonly to: string;
  /** Its title there, or the title of the page where the id is no heading's. */
  readonly title: string;
};

/**
 * The moved sections by the page that they were on.
 * @param locale language of the titles
 * @example movedSections(siteDir, [{from: '/a#x', to: '/b#y', line: 1}], 'en')
 * → {'/a': [{id: 'x', to: '/b#y', title: 'Title of y'}]}
 */
export function movedSections(
  siteDir: string,
  redirects: readonly Redirect[],
  locale: string,
): Record<string, MovedSection[]> {
  const byPage: Record<string, MovedSection[]> = {};
  for (const redirect of redirects) {
    const {page, id} = splitAddress(redirect.from);
    if (id === undefined) continue;
    const target = splitAddress(redirect.to);
    const to = target.page === page && target.id ? `#${target.id}` : redirect.to;
    const found = target.id && sectionTitle(siteDir, target.page, target.id, locale);
    (byPage[page] ??= []).push({id, to, title: found || pageTitle(siteDir, target.page, locale)});
  }
  return byPage;
}
