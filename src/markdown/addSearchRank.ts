import type {Root} from 'mdast';
import {blockElement} from '../lib/mdxJsx';

type PageFile = {readonly data: {readonly frontMatter?: {readonly search_rank?: number}}};

/** Remark plugin: tells search engines of the site the rank of a page, from `search_rank` in its front matter, in a `<meta>`. */
export default function addSearchRank() {
  return (tree: Root, {data}: PageFile): void => {
    const rank = data.frontMatter?.search_rank;
    if (rank === undefined) return;
    const meta = blockElement('meta', {name: 'docsearch:page_rank', content: String(rank)});
    tree.children.push(blockElement('Head', {}, [meta]));
  };
}
