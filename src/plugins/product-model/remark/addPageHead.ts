import path from 'node:path';
import type {ListItem, Root, RootContent} from 'mdast';
import type {FrontMatter} from '../../../content/frontMatter';
import type {Model} from '../kinds';
import {roleNames} from '../kinds/glossary';
import {loadModelCached, type ModelOptions} from '../loadModel';
import {localeOf} from './injectData';
import {jsxFlowElement} from '../../../lib/jsxNodes';

type PageFile = {
  readonly path: string;
  readonly data: {readonly frontMatter?: Pick<FrontMatter, 'role' | 'irreversible'>};
};

/** Tell whether a block is the title of a page or contains it. */
const isTitle = (node: RootContent): boolean =>
  (node.type === 'heading' && node.depth === 1) ||
  ('children' in node && node.children.some((child) => isTitle(child)));

/** Return the `<PermissionNote>` of a list item if the item contains nothing else. */
function permissionNote({children}: ListItem): ListItem['children'] {
  const [note] = children;
  const isNote = note && 'name' in note && note.name === 'PermissionNote';
  return isNote && children.length === 1 ? children : [];
}

/** Remove the list item that only names permissions from the first list of a page, and return its `<PermissionNote>`. */
function takePermissions(tree: Root): ListItem['children'] {
  const list = tree.children.find((node) => node.type === 'list');
  const item = list?.children.find((each) => permissionNote(each).length > 0);
  // If the list has no other item, keep it, because removing the item would leave an empty list.
  if (!list || !item || list.children.length < 2) return [];
  list.children.splice(list.children.indexOf(item), 1);
  return permissionNote(item);
}

/**
 * Remark plugin: add a line below the title of a page with `role: site-engineer` in its front matter. The line names the role and
 * its permissions. With `irreversible: true`, it also says that a step cannot be undone.
 */
export default function addPageHead({
  siteDir,
  model: given,
}: ModelOptions<Pick<Model, 'glossary'>>) {
  return (tree: Root, {path: file, data}: PageFile): void => {
    const {role, irreversible} = data.frontMatter ?? {};
    if (!role) return;
    const name = path.relative(siteDir, file).split(path.sep).join('/');
    const model = given ?? loadModelCached(siteDir);
    const locale = localeOf(name);
    const values = {
      roleName: roleNames(model, locale)[role],
      irreversible: irreversible ? null : undefined,
    };
    const head = jsxFlowElement('PageHead', values, takePermissions(tree));
    tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, head);
  };
}
