import type {Root} from 'mdast';
import type {FrontMatter} from '../content/frontMatter';
import {jsxFlowElement} from '../lib/jsxNodes';

type PageFile = {readonly data: {readonly frontMatter?: Pick<FrontMatter, 'search_rank'>}};

/** Remark plugin: add a `<meta>` element with the `search_rank` of the front matter, which the search of the site reads. */
export default function addSearchRank() {
  return (tree: Root, {data}: PageFile): void => {
    const rank = data.frontMatter?.search_rank;
    if (rank === undefined) return;
    const meta = jsxFlowElement('meta', {name: 'docsearch:page_rank', content: String(rank)});
    tree.children.push(jsxFlowElement('Head', {}, [meta]));
  };
}
