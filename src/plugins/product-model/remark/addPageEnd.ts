import path from 'node:path';
import type {Root} from 'mdast';
import {pageEndFile} from '../pageEnds';
import {isManualPage, locatePage, pagePath} from '../../../content/pages';
import {dataModule, localeOf} from './injectData';
import {blockElement, requireValue} from './jsx';

type PageFile = {
  readonly path: string;
  readonly data: {readonly frontMatter?: {readonly reviewed?: unknown}};
};

/**
 * Remark plugin: end each page of a manual with `<PageEnd>`, which says how many facts of the page are assumed, which
 * releases it applies to, and when it was last reviewed.
 */
export default function addPageEnd({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: PageFile): void => {
    const name = path.relative(siteDir, file.path).split(path.sep).join('/');
    const located = locatePage(name);
    const page = pagePath(name);
    if (!located || !page || !isManualPage(located.path)) return;
    const data = requireValue(dataModule(pageEndFile(page), localeOf(name)));
    // The text lint refuses anything other than a date.
    const date = file.data.frontMatter?.reviewed;
    const reviewed = date instanceof Date ? date.toISOString().slice(0, 10) : undefined;
    tree.children.push(blockElement('PageEnd', {data, reviewed}));
  };
}
