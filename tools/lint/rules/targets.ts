import fs from 'node:fs';
import path from 'node:path';
import {componentOf} from '../../../src/components/registry';
import {listComponentData} from '../../../src/plugins/product-model/componentData';
import type {Model} from '../../../src/plugins/product-model/loadModel';
import {
  findComponentData,
  ComponentDataError,
} from '../../../src/plugins/product-model/remark/findComponentData';
import {memoizeByObject} from '../../../src/lib/memoizeByObject';
import {nearest, suggest} from '../../../src/lib/nearest';
import {listPages} from '../../../src/content/pages';
import {linksOf, picturesOf} from '../../../src/plugins/translations/readStructure';
import {LOCALES, type Locale} from '../../../src/content/locales';
import {withoutSamples} from '../blocks';
import type {LintMessage} from '../finding';
import type {Page} from '../page';
import {report, type Site, type SiteRule} from '../rule';
import {findAll, headingId, isJsx, plainText, type Node} from '../../../src/content/tree';

/** The search page. The theme creates it, so it has no file. */
const SEARCH_ROUTE = '/search';

/** List the anchors of a component: the ids of its facts, for the components whose facts are anchors. */
function componentAnchors(node: Node, model: Model): string[] {
  if (!componentOf(node)?.anchors) return [];
  try {
    const files = findComponentData(node, model) ?? [];
    const facts = [files].flat().flatMap((name) => listComponentData(model).get(name)?.facts ?? []);
    return facts.map((id) => id.replace(/^\w+:/, ''));
  } catch (error) {
    // The rule `component` reports it.
    if (error instanceof ComponentDataError) return [];
    throw error;
  }
}

/** List everything on a page that a link can lead to. */
function anchorsOf({tree}: Page, model: Model): Set<string> {
  const headings = findAll(tree, ({type}) => type === 'heading').flatMap(
    (heading) => headingId(heading) ?? [],
  );
  const facts = findAll(tree, isJsx).flatMap((node) => componentAnchors(node, model));
  return new Set([...headings, ...facts]);
}

/** Find what links of the site can lead to. */
const findPlaces = memoizeByObject(({siteDir, model, pages}: Site) => {
  const anchors = new Map(
    pages.map((page) => [`${page.language} ${page.route}`, anchorsOf(page, model)]),
  );
  return {
    routes: new Set([
      '/',
      SEARCH_ROUTE,
      ...listPages(siteDir),
      ...pages.map(({route}) => route || '/'),
    ]),
    /** Without a translation, readers get the English page. Pages without a Markdown file have unknown anchors. */
    anchors: (route: string, language: Locale) =>
      anchors.get(`${language} ${route}`) ?? anchors.get(`en ${route}`),
    isFile: (address: string) =>
      fs.existsSync(path.join(siteDir, 'static', address.replace(/#.*/, ''))),
  };
});

/** Patterns of addresses in a wrong form. The first pattern that matches is reported. */
const WRONG_FORMS: readonly (readonly [RegExp, fix: string])[] = [
  [/^(?![/#]|https?:|mailto:|pathname:)/, 'start the address at the root: /obis/…'],
  [new RegExp(`^/(?:${LOCALES.join('|')})(?:[/#]|$)`), 'leave the language out'],
  [/^\/[^#]*\.(?:mdx?|html)(?:#|$)/, 'leave the file ending out'],
  [/^\/[^#]+\/(?:#|$)/, 'leave the last slash out'],
];

/** Explain why the target of a link does not exist. Return undefined if it exists or is on another site. */
export function explainTarget(
  site: Site,
  {language, route}: Pick<Page, 'language' | 'route'>,
  target: string,
): Pick<LintMessage, 'message' | 'fix'> | undefined {
  const wrongForm = WRONG_FORMS.find(([pattern]) => pattern.test(target));
  if (wrongForm) return {message: `wrong form of an address ("${target}")`, fix: wrongForm[1]};
  if (!/^(?:#|\/(?!\/))/.test(target)) return undefined;
  const places = findPlaces(site);
  const [address = '', anchor = ''] = target.split('#');
  const to = address.replace(/\?.*/, '') || route;
  if (!places.routes.has(to)) {
    if (places.isFile(to)) return undefined;
    const near = nearest(to, places.routes).join(' or ');
    const fix = near ? `Did you mean ${near}?` : 'correct the address, or create the page';
    return {message: `there is no page ${to}`, fix};
  }
  const anchors = places.anchors(to, language);
  if (anchor === '' || !anchors || anchors.has(decodeURIComponent(anchor))) return undefined;
  return {
    message: `${address ? to : 'this page'} has no heading "#${anchor}"`,
    fix: suggest(anchor, anchors),
  };
}

function brokenLinks(site: Site, page: Page, tree: Node): LintMessage[] {
  return linksOf(tree).flatMap(({node, target}) => {
    const problem = explainTarget(site, page, target);
    if (problem) return [report(node, problem.message, problem.fix)];
    const isEmpty = node.type === 'link' && plainText(node).trim() === '' && !node.children?.length;
    return isEmpty
      ? [report(node, `a link without words ("${target}")`, 'say where it leads')]
      : [];
  });
}

function missingPictures(site: Site, page: Page, tree: Node): LintMessage[] {
  const exists = (source: string) =>
    source.startsWith('/')
      ? findPlaces(site).isFile(source)
      : fs.existsSync(path.join(site.siteDir, path.dirname(page.file), source));
  return picturesOf(tree)
    .filter(({source}) => !/^(?:pathname|data):/.test(source) && !exists(source))
    .map(({node, source}) => {
      const message = `there is no picture ${source.startsWith('/') ? `static${source}` : source}`;
      return report(node, message, 'add it under static/img, and write its address as /img/…');
    });
}

/** Report links, anchors and pictures whose target does not exist. The build finds most of them too, but minutes later. */
export const targets: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    // The addresses of samples need not exist.
    const tree = withoutSamples(page.tree);
    return [...brokenLinks(site, page, tree), ...missingPictures(site, page, tree)].map(
      (message) => ({...message, file: page.file, rule: 'target'}),
    );
  });
