import path from 'node:path';
import type {Root} from 'mdast';
import {pageSlice} from '../pageEnds';
import {pagePath} from '../pages';
import {localeOf, sliceFile} from './injectData';
import {blockElement, requireValue} from './jsx';

type Options = {
  readonly siteDir: string;
  /** Whether it lists the facts that nobody has confirmed. */
  readonly review?: boolean;
};

const MANUAL_PAGE = /^\/[^/]+\//;

type PageFile = {
  readonly path: string;
  readonly data: {readonly frontMatter?: {readonly reviewed?: unknown}};
};

/**
 * Reads the date in `reviewed: 2026-03-12` of a page's front matter.
 * @throws Error for anything else than a date
 */
function reviewedOn({data}: PageFile, page: string): string | undefined {
  const value = data.frontMatter?.reviewed;
  if (value === undefined) return undefined;
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    return value.toISOString().slice(0, 10);
  }
  throw new Error(
    `${page}:1 reviewed is ${JSON.stringify(value)}. Fix: write a date such as 2026-03-12, without quotes`,
  );
}

/**
 * Remark plugin: ends each page of a manual with `<PageEnd>`, which says how many of its facts nobody has confirmed, which
 * releases it applies to, and when it was last reviewed.
 */
export default function addPageEnd({siteDir, review}: Options) {
  return (tree: Root, file: PageFile): void => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    const page = pagePath(name);
    // Those of a manual are in a folder, the others directly in docs/.
    if (page === undefined || !MANUAL_PAGE.test(page)) return;
    const reviewed = reviewedOn(file, name);
    const data = (kind: 'page' | 'unconfirmed') =>
      requireValue(sliceFile(pageSlice(kind, page), localeOf(name)));
    if (review) tree.children.push(blockElement('UnconfirmedList', {data: data('unconfirmed')}));
    tree.children.push(blockElement('PageEnd', {data: data('page'), reviewed}));
  };
}
