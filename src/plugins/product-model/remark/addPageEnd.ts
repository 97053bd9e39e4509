import type {Root} from 'mdast';
import {pageEndName} from '../pageEnds';
import {localeOf, isManualRoute, parsePagePath, routeOf, sitePath} from '../../../content/pages';
import {dataModule} from './injectData';
import {jsxFlowElement, requireExpression} from '../../../lib/jsxNodes';

/**
 * Remark plugin: end each page of a manual with `<PageEnd>`, which says how many facts of the page are assumed, and
 * which releases it applies to.
 */
export default function addPageEnd({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: {readonly path: string}): void => {
    const name = sitePath(siteDir, file.path);
    const slug = parsePagePath(name)?.slug;
    const route = routeOf(name);
    if (!slug || !route || !isManualRoute(slug)) return;
    const data = requireExpression(dataModule(pageEndName(route), localeOf(name)));
    tree.children.push(jsxFlowElement('PageEnd', {data}));
  };
}
