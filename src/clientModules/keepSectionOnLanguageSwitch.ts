import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import i18n from '@generated/i18n';
import {currentSectionHash} from '../lib/currentSection';
import {findHashTarget} from '../lib/findHashTarget';

/** Base URLs of the languages, the longest first: the base URL of the default language is the start of all others. */
const baseUrls = Object.values(i18n.localeConfigs)
  .map(({baseUrl}) => baseUrl)
  .sort((one, other) => other.length - one.length);

/** Return the path of a page without the base URL of its language. */
const withoutLanguage = (pathname: string): string =>
  pathname.slice(baseUrls.find((baseUrl) => `${pathname}/`.startsWith(baseUrl))?.length);

/**
 * Client module: make a link to the same page in another language lead to the section being read. Heading ids are the same in all languages.
 * The hash is added when the link is used, so that a new tab gets it too.
 */
function addSectionHash({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin) return;
  const {pathname} = window.location;
  if (link.pathname !== pathname && withoutLanguage(link.pathname) === withoutLanguage(pathname)) {
    // A hash without a target stays, because nothing was scrolled to: only the other language has the section.
    link.hash = currentSectionHash() || (findHashTarget() ? '' : window.location.hash);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, addSectionHash, {capture: true});
  }
}
