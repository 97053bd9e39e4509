import path from 'node:path';
import type {ListItem, Root, RootContent} from 'mdast';
import type {FrontMatter} from '../../../content/frontMatter';
import type {Model} from '../kinds';
import {roleNames} from '../kinds/glossary';
import {loadModelCached} from '../loadModel';
import {localeOf} from './injectData';
import {blockElement} from '../../../lib/mdxJsx';

type Options = {
  readonly siteDir: string;
  /** The model of a test. By default it is read from data/. */
  readonly model?: Pick<Model, 'glossary'>;
};

type PageFile = {
  readonly path: string;
  readonly data: {readonly frontMatter?: Pick<FrontMatter, 'who' | 'final'>};
};

/** Tell whether a block is the title of a page or contains it. */
export const isTitle = (node: RootContent): boolean =>
  (node.type === 'heading' && node.depth === 1) ||
  ('children' in node && node.children.some((child) => isTitle(child)));

/** Return the `<PermissionNote>` of a list item that contains nothing else. */
function permissionNote({children}: ListItem): ListItem['children'] {
  const [note] = children;
  const isNote = note && 'name' in note && note.name === 'PermissionNote';
  return isNote && children.length === 1 ? children : [];
}

/** Remove the item that only names permissions from the first list of a page, and return its note for the head of the page. */
function takePermissions(tree: Root): ListItem['children'] {
  const list = tree.children.find((node) => node.type === 'list');
  const item = list?.children.find((each) => permissionNote(each).length > 0);
  // A list of nothing else would be left empty.
  if (!list || !item || list.children.length < 2) return [];
  list.children.splice(list.children.indexOf(item), 1);
  return permissionNote(item);
}

/**
 * Remark plugin: add a line below the title of a page with `who: site-engineer` in its front matter. The line names the role and
 * its permissions. With `final: true`, it also says that a step cannot be undone.
 */
export default function addPageHead({siteDir, model: given}: Options) {
  return (tree: Root, {path: file, data}: PageFile): void => {
    const {who, final} = data.frontMatter ?? {};
    if (!who) return;
    const name = path.relative(siteDir, file).split(path.sep).join('/');
    const model = given ?? loadModelCached(siteDir);
    const locale = localeOf(name);
    const values = {who: roleNames(model, locale)[who], final: final ? null : undefined};
    const head = blockElement('PageHead', values, takePermissions(tree));
    tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, head);
  };
}
