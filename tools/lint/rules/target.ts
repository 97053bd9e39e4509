import fs from 'node:fs';
import path from 'node:path';
import {componentOf} from '../../../src/components/registry';
import {listComponentData} from '../../../src/plugins/product-model/componentData';
import type {Model} from '../../../src/plugins/product-model/kinds';
import {loadDataCached} from '../../../src/plugins/product-model/loadModel';
import {
  findComponentData,
  ComponentDataError,
} from '../../../src/plugins/product-model/remark/findComponentData';
import {readRedirects, REDIRECTS_FILE, redirectsText} from '../../../src/content/readRedirects';
import {memoizeByObject} from '../../../src/lib/memoizeByObject';
import {findSimilar, suggest} from '../../../src/lib/suggest';
import {listFiles, listRoutes} from '../../../src/content/pages';
import {linksOf, picturesOf} from '../../../src/plugins/translations/readStructure';
import {LOCALES, type Locale} from '../../../src/content/locales';
import {withoutSamples} from '../blocks';
import type {Problem, RuleProblem} from '../problem';
import type {Page} from '../readPages';
import {problemAt, type LintSite, type SiteRule} from '../rule';
import {findAll, headingId, isJsx, plainText, type Node} from '../../../src/content/syntaxTree';

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

/** Index the routes, anchors and files that a link can lead to. */
const indexLinkTargets = memoizeByObject(({siteDir, model, pages}: LintSite) => {
  const anchors = new Map(
    pages.map((page) => [`${page.language} ${page.route}`, anchorsOf(page, model)]),
  );
  return {
    routes: new Set([
      '/',
      SEARCH_ROUTE,
      ...listRoutes(siteDir),
      ...pages.map(({route}) => route || '/'),
    ]),
    /** Without a translation, readers get the English page. Pages without a Markdown file have unknown anchors. */
    anchors: (route: string, language: Locale) =>
      anchors.get(`${language} ${route}`) ?? anchors.get(`en ${route}`),
    isFile: (url: string) => fs.existsSync(path.join(siteDir, 'static', url.replace(/#.*/, ''))),
  };
});

/** Patterns of link targets in a wrong form. The first pattern that matches is reported. */
const WRONG_FORMS: readonly (readonly [RegExp, fix: string])[] = [
  [/^(?![/#]|https?:|mailto:|pathname:)/, 'start the address at the root: /obis/…'],
  [new RegExp(`^/(?:${LOCALES.join('|')})(?:[/#]|$)`), 'leave the language out'],
  [/^\/[^#]*\.(?:mdx?|html)(?:#|$)/, 'leave the file ending out'],
  [/^\/[^#]+\/(?:#|$)/, 'leave the last slash out'],
];

/** Explain why the target of a link does not exist. Return undefined if it exists or is on another site. */
function explainBrokenLink(
  site: LintSite,
  {language, route}: Pick<Page, 'language' | 'route'>,
  target: string,
): Pick<RuleProblem, 'message' | 'fix'> | undefined {
  const wrongForm = WRONG_FORMS.find(([pattern]) => pattern.test(target));
  if (wrongForm) return {message: `wrong form of an address ("${target}")`, fix: wrongForm[1]};
  if (!/^(?:#|\/(?!\/))/.test(target)) return undefined;
  const linkTargets = indexLinkTargets(site);
  const [pathname = '', anchor = ''] = target.split('#');
  const to = pathname.replace(/\?.*/, '') || route;
  if (!linkTargets.routes.has(to)) {
    if (linkTargets.isFile(to)) return undefined;
    const near = findSimilar(to, linkTargets.routes).join(' or ');
    const fix = near ? `Did you mean ${near}?` : 'correct the address, or create the page';
    return {message: `there is no page ${to}`, fix};
  }
  const anchors = linkTargets.anchors(to, language);
  if (anchor === '' || !anchors || anchors.has(anchor)) return undefined;
  const message = `${pathname ? to : 'this page'} has no heading "#${anchor}"`;
  if (language === 'en' || !linkTargets.anchors(to, 'en')?.has(anchor)) {
    return {message, fix: suggest(anchor, anchors)};
  }
  const file = site.pages.find((page) => page.language === language && page.route === to)?.file;
  return {message: `${message}, but its English page has`, fix: `add the heading to ${file}`};
}

function brokenLinks(site: LintSite, page: Page, tree: Node): RuleProblem[] {
  return linksOf(tree).flatMap(({node, target}) => {
    const problem = explainBrokenLink(site, page, target);
    if (problem) return [problemAt(node, problem.message, problem.fix)];
    const isEmpty = node.type === 'link' && plainText(node).trim() === '' && !node.children?.length;
    return isEmpty
      ? [problemAt(node, `a link without words ("${target}")`, 'say where it leads')]
      : [];
  });
}

function missingPictures(site: LintSite, page: Page, tree: Node): RuleProblem[] {
  const exists = (src: string) =>
    src.startsWith('/')
      ? indexLinkTargets(site).isFile(src)
      : fs.existsSync(path.join(site.siteDir, path.dirname(page.file), src));
  return picturesOf(tree)
    .filter(({src}) => !/^(?:pathname|data):/.test(src) && !exists(src))
    .map(({node, src}) => {
      const message = `there is no picture ${src.startsWith('/') ? `static${src}` : src}`;
      const [similar] = findSimilar(
        src,
        listFiles(path.join(site.siteDir, 'static/img')).map((name) => `/img/${name}`),
      );
      const save = 'save it in static/img, and write its address as /img/…';
      return problemAt(
        node,
        message,
        similar ? `did you mean ${similar}? Otherwise ${save}` : save,
      );
    });
}

/** Report links, anchors and pictures whose target does not exist. The build finds most of them too, but minutes later. */
export const pageTargets: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    // The links of samples need not lead anywhere.
    const tree = withoutSamples(page.tree);
    return [...brokenLinks(site, page, tree), ...missingPictures(site, page, tree)].map(
      (message) => ({...message, file: page.file, rule: 'target'}),
    );
  });

/** Report redirects whose target does not exist. The build does not check their anchors. */
export const redirectTargets: SiteRule = (site) => {
  const lines = redirectsText(site.siteDir).split('\n');
  return readRedirects(site.siteDir).flatMap(({to}): Problem[] => {
    const problem = explainBrokenLink(site, {language: 'en', route: ''}, to);
    if (!problem) return [];
    const line = lines.findIndex((text) => !text.startsWith('#') && text.includes(to)) + 1;
    return [{file: REDIRECTS_FILE, line, rule: 'target', ...problem}];
  });
};

/** Report links of errors in data/ whose target does not exist. */
export const factTargets: SiteRule = (site) =>
  site.model.errors
    .flatMap(({errors}) => errors)
    .flatMap(({id, see = ''}): Problem[] => {
      const problem = see && explainBrokenLink(site, {language: 'en', route: ''}, see);
      if (!problem) return [];
      const fact = loadDataCached(site.siteDir).facts.find((each) => each.id === `error:${id}`);
      const {file = 'data/errors', line = 1} = fact ?? {};
      return [{file, line, rule: 'target', ...problem}];
    });
