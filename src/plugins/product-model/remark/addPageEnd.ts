import path from 'node:path';
import type {Root} from 'mdast';
import {pageEndName} from '../pageEnds';
import {isManualPage, locatePage, pagePath} from '../../../content/pages';
import {dataModule, localeOf} from './injectData';
import {blockElement, requireValue} from '../../../lib/mdxJsx';

/**
 * Remark plugin: end each page of a manual with `<PageEnd>`, which says how many facts of the page are assumed, and
 * which releases it applies to.
 */
export default function addPageEnd({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: {readonly path: string}): void => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    const located = locatePage(name);
    const page = pagePath(name);
    if (!located || !page || !isManualPage(located.path)) return;
    const data = requireValue(dataModule(pageEndName(page), localeOf(name)));
    tree.children.push(blockElement('PageEnd', {data}));
  };
}
