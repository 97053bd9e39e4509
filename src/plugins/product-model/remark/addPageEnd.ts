import path from 'node:path';
import type {Root} from 'mdast';
import {pageEndName} from '../pageEnds';
import {isManualRoute, parsePagePath, routeOf} from '../../../content/pages';
import {dataModule, localeOf} from './injectData';
import {jsxFlowElement, requireExpression} from '../../../lib/jsxNodes';

/**
 * Remark plugin: end each page of a manual with `<PageEnd>`, which says how many facts of the page are assumed, and
 * which releases it applies to.
 */
export default function addPageEnd({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: {readonly path: string}): void => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    const slug = parsePagePath(name)?.slug;
    const route = routeOf(name);
    if (!slug || !route || !isManualRoute(slug)) return;
    const data = requireExpression(dataModule(pageEndName(route), localeOf(name)));
    tree.children.push(jsxFlowElement('PageEnd', {data}));
  };
}
