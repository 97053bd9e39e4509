import type {Root, RootContent} from 'mdast';
import type {FrontMatter} from '../../../content/frontMatter';
import type {Model} from '../kinds';
import {roleNames} from '../kinds/glossary';
import {findUnknownPermission} from '../kinds/permissions';
import {loadModelCached, type ModelOptions} from '../loadModel';
import {localeOf, sitePath} from '../../../content/pages';
import {jsxFlowElement} from '../../../lib/jsxNodes';
import {WriterError} from '../../../lib/writerError';

type PageFile = {
  readonly path: string;
  readonly data: {
    readonly frontMatter?: Pick<
      FrontMatter,
      'description' | 'role' | 'permissions' | 'irreversible'
    >;
  };
};

/** Tell whether a block is the title of a page or contains it. */
const isTitle = (node: RootContent): boolean =>
  (node.type === 'heading' && node.depth === 1) ||
  ('children' in node && node.children.some((child) => isTitle(child)));

/**
 * Remark plugin: add a line below the title of a page with `role: site-engineer` in its front matter. The line names the role, and with
 * `permissions: [key-view]` these permissions. With `irreversible: true`, it also says that a step cannot be undone. A page whose text begins
 * with a heading also gets its description, so that readers see what the page is about.
 */
export default function addPageHead({
  siteDir,
  model: given,
}: ModelOptions<Pick<Model, 'glossary' | 'permissions'>>) {
  return (tree: Root, {path: file, data}: PageFile): void => {
    const {description, role, permissions = [], irreversible} = data.frontMatter ?? {};
    const start = tree.children.findIndex(isTitle) + 1;
    if (description && tree.children[start]?.type === 'heading') {
      const attributes = {
        className: 'obis-lead',
        'data-page-summary': null,
        'data-search-ignore': null,
      };
      const text = {type: 'text' as const, value: description};
      tree.children.splice(start, 0, jsxFlowElement('p', attributes, [text]));
    }
    if (!role) return;
    const name = sitePath(siteDir, file);
    const model = given ?? loadModelCached(siteDir);
    const unknown = findUnknownPermission(permissions, model);
    if (unknown)
      throw new WriterError(`${name} front-matter: ${unknown.message}. Fix: ${unknown.fix}`);
    const locale = localeOf(name);
    const values = {
      roleName: roleNames(model, locale)[role],
      irreversible: irreversible ? null : undefined,
    };
    const notes =
      permissions.length > 0 ? [jsxFlowElement('PermissionNote', {ids: permissions.join()})] : [];
    const head = jsxFlowElement('PageHead', values, notes);
    tree.children.splice(start, 0, head);
  };
}
