import {headingId, lineOf, plainText, type Node} from './tree';
import {headingsOf, linksOf} from './readStructure';
import {toProblem, type Site, type TranslationProblem} from './types';

/**
 * Whether a link to a page bypasses the router, which adds the locale, by a locale prefix or an absolute URL of the site.
 * `pathname://` is how a link to a file of static/ keeps the file's name; files belong to no language.
 */
function bypassesLocale(target: string, {url, locales}: Site): boolean {
  const withoutProtocol = (address: string) => address.replace(/^https?:/, '').replace(/\/$/, '');
  const site = withoutProtocol(url);
  const address = withoutProtocol(target);
  return (
    locales.includes(/^(?:\.{0,2}\/)*([\w-]+)(?:[/?#]|$)/.exec(target)?.[1] ?? '') ||
    /^pathname:(?!.*\.\w+$)/.test(target) ||
    (site !== '' && address.startsWith(site) && /^(?:[/?#]|$)/.test(address.slice(site.length)))
  );
}

/** Problems of a translation that do not depend on its source. */
export function checkTranslation(tree: Node, site: Site): TranslationProblem[] {
  const headings = headingsOf(tree)
    .filter((heading) => !headingId(heading))
    .map((heading) => {
      const message = `heading without an id ("${plainText(heading).trim()}")`;
      const fix = 'end it with the {/* #id */} of the source';
      return toProblem('heading-id', lineOf(heading), message, fix);
    });
  const links = linksOf(tree)
    .filter(({target}) => bypassesLocale(target, site))
    .map(({node, target}) => {
      const message = `link that leaves the language ("${target}")`;
      const fix =
        'write the address from the root without a language, such as /obis/introduction/overview';
      return toProblem('language', lineOf(node), message, fix);
    });
  return [...headings, ...links];
}
