import type {ServerRedirect} from '../build/writeRedirects';
import {translatedLocales} from '../../src/content/locales';
import {MIME_TYPES} from './mimeTypes';
import {listRedirectRules, escapeDots} from './redirectRules';

/** Match paths below the base URL that get the not-found page even if there is a file. */
export const HIDDEN = '/[.]|/(?:404|_headers|_redirects)$';

/**
 * Return the rules by which a server answers requests for the site: redirects, not-found pages, caching and content types. nginx
 * and `npm run serve` follow them. Patterns have the form of `RedirectRule`.
 * @param baseUrl path that the site was built for; starts and ends with a slash
 * @param headers security headers of the build, which every response gets
 * @param moved redirects of the build
 */
export const servingRules = (
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  moved: readonly ServerRedirect[],
) => ({
  baseUrl,
  redirects: listRedirectRules(baseUrl, moved),
  /** Not-found pages by the URL of the request. The first pattern that matches is used. */
  notFoundPages: [
    ...translatedLocales.map((locale) => ({
      pattern: `^${escapeDots(baseUrl)}${locale}/`,
      file: `${locale}/404.html`,
    })),
    {pattern: '', file: '404.html'},
  ],
  hidden: HIDDEN,
  /** Cache-Control of files with a hash in their name (`hashed` matches them), and of all others. */
  caching: {
    hashed: `^/(?:(?:${translatedLocales.join('|')})/)?assets/`,
    immutable: 'public, max-age=31536000, immutable',
    others: 'no-cache',
  },
  /** Content types by file ending. */
  types: MIME_TYPES,
  headers,
});

export type ServingRules = ReturnType<typeof servingRules>;

/** Return the Cache-Control of a file. @param sitePath path below the base URL, with a leading slash */
export const cacheControlOf = ({caching}: ServingRules, sitePath: string): string =>
  new RegExp(caching.hashed).test(sitePath) ? caching.immutable : caching.others;

/** Return the not-found page for a request. */
export const notFoundPageOf = ({notFoundPages}: ServingRules, requestTarget: string): string =>
  notFoundPages.find(({pattern}) => new RegExp(pattern).test(requestTarget))?.file ?? '404.html';
