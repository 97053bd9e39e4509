import fs from 'node:fs';
import path from 'node:path';
import type {Model} from '../../../src/plugins/product-model/loadModel';
import {suggest} from '../../../src/plugins/product-model/nearest';
import {listPages} from '../../../src/plugins/product-model/pages';
import {memoizeByObject} from '../../../src/plugins/product-model/memoizeByObject';
import {hashTree} from '../../../src/plugins/translations/hashSource';
import {linksOf} from '../../../src/plugins/translations/readStructure';
import {readStamp} from '../../../src/plugins/translations/stamp';
import {LOCALES, type Locale} from '../../../src/settings/locales';
import {readQueries} from '../../search-benchmark/queries';
import {withoutSamples} from '../blocks';
import type {Finding, Remark} from '../finding';
import type {Page} from '../page';
import type {Site, SiteRule} from '../rule';
import {attributeText, findAll, headingId, isJsx, lineOf, type Node} from '../tree';

/** Pages that plugins and the theme make. */
const GENERATED_ROUTES = ['/', '/search'];

const split = (ids: string): string[] => ids.split(',').map((id) => id.trim());

/** Lists the anchors of a component: the entries of a glossary topic, the rows of an error table. */
function componentAnchors(node: Node, model: Model): string[] {
  if (node.name === 'GlossaryTopic') {
    const topic = model.glossary.find((file) => file.topic.id === attributeText(node, 'id'));
    return topic?.terms.map(({id}) => id) ?? [];
  }
  if (node.name === 'ErrorTable') {
    const ids = attributeText(node, 'ids');
    if (ids !== undefined) return split(ids);
    const area = model.errors.find((file) => file.area.id === attributeText(node, 'area'));
    return area?.errors.map(({id}) => id) ?? [];
  }
  const id = ['a', 'Link'].includes(node.name ?? '') ? attributeText(node, 'id') : undefined;
  return id === undefined ? [] : [id];
}

/** Lists everything on a page that a link can lead to. */
function anchorsOf({tree}: Page, model: Model): Set<string> {
  const headings = findAll(tree, ({type}) => type === 'heading').map(headingId);
  const components = findAll(tree, isJsx).flatMap((node) => componentAnchors(node, model));
  return new Set([...headings.filter((id) => id !== undefined), ...components]);
}

/** The pages and anchors of the site. */
type Places = {
  readonly routes: ReadonlySet<string>;
  /** Undefined for pages without a Markdown file, whose anchors are not known. */
  readonly anchors: (route: string, language: Locale) => ReadonlySet<string> | undefined;
  /** Whether a stamped translation lacks an anchor of its source: the check of translations says so, once. */
  readonly isLacking: (route: string, language: Locale, anchor: string) => boolean;
  readonly isFile: (address: string) => boolean;
};

const findPlaces = memoizeByObject(({siteDir, model, pages}: Site): Places => {
  const nameOf = ({language, route}: Pick<Page, 'language' | 'route'>) => `${language} ${route}`;
  const named = new Map(pages.map((page) => [nameOf(page), page]));
  const anchors = new Map(pages.map((page) => [nameOf(page), anchorsOf(page, model)]));
  return {
    routes: new Set(
      [...GENERATED_ROUTES, ...listPages(siteDir), ...pages.map(({route}) => route)].map(
        (route) => route || '/',
      ),
    ),
    // Readers get the English page where there is no Chinese one.
    anchors: (route, language) => anchors.get(`${language} ${route}`) ?? anchors.get(`en ${route}`),
    isLacking(route, language, anchor) {
      const source = named.get(`en ${route}`);
      if (!source || !anchors.get(nameOf(source))?.has(anchor)) return false;
      const reading = readStamp(named.get(`${language} ${route}`)?.text ?? '', 'en');
      return reading.kind === 'stamp' && reading.stamp.hash === hashTree(source.tree, route);
    },
    isFile: (address) => fs.existsSync(path.join(siteDir, 'static', address.replace(/#.*/, ''))),
  };
});

const OTHER_FORM = new RegExp(String.raw`^/(?:${LOCALES.join('|')})(?:/|$)|\.(?:mdx?|html)(?:#|$)`);

function explainLink(
  page: Pick<Page, 'language' | 'route'>,
  target: string,
  places: Places,
): Omit<Remark, 'line'> | undefined {
  // Other forms are for the rule `link`.
  if (!/^(?:#|\/(?!\/))/.test(target) || OTHER_FORM.test(target)) return undefined;
  const [address = '', anchor] = target.split('#');
  const route = address.replace(/\?.*/, '').replace(/(.)\/$/, '$1') || page.route;
  if (!places.routes.has(route)) {
    if (places.isFile(route)) return undefined;
    const message = `broken link: there is no page ${route}`;
    return {message, fix: suggest(route, places.routes).replace(/^Known:.*/, NO_PAGE)};
  }
  const known = places.anchors(route, page.language);
  if (!anchor || !known || known.has(decodeURIComponent(anchor))) return undefined;
  if (places.isLacking(route, page.language, anchor)) return undefined;
  const message = `broken anchor: ${address ? route : 'this page'} has no "#${anchor}"`;
  return {message, fix: suggest(anchor, known)};
}

const NO_PAGE = 'correct the address, or create the page';

const brokenLinks = (page: Page, places: Places): Remark[] =>
  linksOf(page.tree).flatMap(({node, target}) => {
    const remark = explainLink(page, target, places);
    return remark ? [{line: lineOf(node), ...remark}] : [];
  });

/** Lists the addresses of pictures: those of Markdown, of `<Figure>` and of `<img>`. */
const sourcesOf = (node: Node): string[] =>
  node.type === 'image'
    ? [node.url ?? '']
    : ['Figure', 'img'].includes(node.name ?? '')
      ? ['src', 'light', 'dark'].flatMap((name) => attributeText(node, name) ?? [])
      : [];

function missingPictures(siteDir: string, page: Page, places: Places): Remark[] {
  const exists = (source: string) =>
    source.startsWith('/')
      ? places.isFile(source)
      : fs.existsSync(path.join(siteDir, path.dirname(page.file), source));
  return findAll(page.tree, (node) => sourcesOf(node).length > 0).flatMap((node) =>
    sourcesOf(node)
      .filter((source) => !/^(?:pathname|data):/.test(source) && !exists(source))
      .map((source) => ({
        line: lineOf(node),
        message: /^https?:/.test(source)
          ? `a picture of another site, which the policy of this one refuses (${source})`
          : `missing picture: there is no ${source.startsWith('/') ? `static${source}` : source}`,
        fix: /^.*\bstatic(?=\/)/.test(source)
          ? `write ${source.replace(/^.*\bstatic(?=\/)/, '')}`
          : 'add it under static/img, or correct the path',
      })),
  );
}

/** Finds links, anchors and pictures that lead nowhere, in each language. The build finds them too, minutes later. */
export const brokenTargets: SiteRule = (site) => {
  const places = findPlaces(site);
  return site.pages.flatMap((page) => {
    // The addresses of samples need not exist.
    const shown = {...page, tree: withoutSamples(page.tree)};
    return [...brokenLinks(shown, places), ...missingPictures(site.siteDir, shown, places)].map(
      (remark) => ({...remark, file: page.file, rule: 'target'}),
    );
  });
};

/** The page with a section for each area of errors that have codes, to which the look-up of codes leads. */
const CODES_PAGE = '/obis/reference/error-codes';

/** Finds links of errors that lead to no heading; `see` has a page, as the model knows. And codes of an area without a section. */
export const lostErrorLinks: SiteRule = (site) => {
  const places = findPlaces(site);
  const english = {language: 'en', route: ''} as const;
  return site.model.errors.flatMap(({area, errors}) =>
    errors.flatMap(({id, code, see = ''}) => {
      const file = `data/errors/${area.id}.yaml`;
      const section = code && explainLink(english, `${CODES_PAGE}#${area.id}`, places);
      if (section) {
        const message = `${code} has no section on the page ${CODES_PAGE}`;
        const fix = `write there in each language: ## … {/* #${area.id} */} with <ErrorTable area="${area.id}" />`;
        return [{file, line: 1, rule: 'target', message, fix}];
      }
      const remark = explainLink(english, see, places);
      if (!remark) return [];
      const lines = fs.readFileSync(path.join(site.siteDir, file), 'utf8').split('\n');
      const start = lines.findIndex((text) => text.trim() === `- id: ${id}`);
      const line = lines.findIndex((text, at) => at > start && text.trim() === `see: ${see}`) + 1;
      return [{...remark, file, line, rule: 'target'}];
    }),
  );
};

/** Finds links of navbar and footer that lead nowhere: the build blames every page for them. */
export const lostConfigLinks: SiteRule = (site) => {
  const file = 'docusaurus.config.ts';
  const lines = fs.readFileSync(path.join(site.siteDir, file), 'utf8').split('\n');
  return lines.flatMap((text, at) => {
    const [, to = ''] = /\bto: '([^']*)'/.exec(text) ?? [];
    const remark = explainLink({language: 'en', route: ''}, to, findPlaces(site));
    return remark ? [{...remark, file, line: at + 1, rule: 'target'}] : [];
  });
};

/** Finds queries of the relevance benchmark whose answer is gone, which would look like a worse search. */
export const goneAnswers: SiteRule = (site) =>
  LOCALES.flatMap((language) => {
    const {queries, problems} = readQueries(language, site.siteDir);
    const gone = queries.flatMap(({text, accept, place}) =>
      accept.flatMap((address) => {
        const remark = explainLink({language, route: ''}, address, findPlaces(site));
        const message = `the answer to the query "${text}" is gone (${remark?.message})`;
        return remark ? [{...place, ...remark, message}] : [];
      }),
    );
    return [...problems, ...gone].map((problem) => ({...problem, rule: 'query'}));
  });

/** Finds pages with the same description, which search results cannot tell apart. */
export const sameDescriptions: SiteRule = ({pages}) => {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter: {description}}): Finding[] => {
    if (!description) return [];
    const earlier = first.get(description.value);
    first.set(description.value, earlier ?? file);
    if (!earlier) return [];
    const message = `description of ${earlier} again ("${description.value}")`;
    const fix = 'say what this page has and the other has not';
    return [{file, line: description.line, rule: 'description', message, fix}];
  });
};
