import {parseMdx, type Node} from '../../../markdown/tree';
import {readPage} from '../node/readPage';
import type {PageContent} from '../shared/records';
import {escapeHtml} from '../shared/markup';
import {element} from './html';
import {pageHtml, type PageContext} from './pageHtml';
import type {Problem} from './previewState';
import type {SitePage} from './sitePages';

/** cheerio's `load`. */
export type LoadHtml = Parameters<typeof readPage>[1];

/** A page as it was last read: its syntax tree, or why it has none. */
export type ParsedPage = {tree: Node} | {problem: Problem};

function problemOf(file: string, error: unknown): Problem {
  const {line, reason, message} = error as {line?: number; reason?: string; message: string};
  return {file, line: line ?? 1, reason: (reason ?? message).replace(/\s+/g, ' ').trim()};
}

/** What the search knows of a page (null: it asks not to be indexed), or why it cannot be read. */
export type PageReading = {content: PageContent | null} | {problem: Problem};

/** Reads the source of a page. A mistake in it is told, not thrown: it must not end the search of the other pages. */
export function parseSource(file: string, text: string): ParsedPage {
  try {
    return {tree: parseMdx(text)};
  } catch (error) {
    return {problem: problemOf(file, error)};
  }
}

/**
 * What the search knows of a page. The page is written as HTML first and then read by what reads the pages of a build:
 * which parts of a page are searched is decided in one place.
 * @param fallbackGroup lvl0 of pages outside the sidebar
 */
export function pageContent(
  page: SitePage,
  tree: Node,
  context: PageContext,
  load: LoadHtml,
  fallbackGroup: string,
): PageReading {
  const {path, file, group, tag, version, description, keywords} = page;
  try {
    const values = {
      'docsearch:docusaurus_tag': tag,
      'docsearch:version': version,
      description,
      keywords,
    };
    const meta = Object.entries(values).map(([name, content]) =>
      element('meta', '', {name, content}),
    );
    const breadcrumb = element('span', escapeHtml(group), {class: 'breadcrumbs__item'});
    const breadcrumbs = element('nav', breadcrumb, {class: 'theme-doc-breadcrumbs'});
    const html =
      element('head', meta.join('')) + element('main', breadcrumbs + pageHtml(tree, context));
    return {content: readPage({path, html}, load, fallbackGroup)};
  } catch (error) {
    return {problem: problemOf(file, error)};
  }
}
