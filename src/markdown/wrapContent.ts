import type {ElementContent, Root, RootContent} from 'hast';
import {jsxFlowElement} from '../lib/jsxNodes';
import {i18n} from '../content/locales';
import {sitePath} from '../content/pages';

type Options = {readonly siteDir: string; readonly currentLocale: string};

/**
 * Rehype plugin: wrap the content of some pages in a `<div className="markdown">`. Pages in src/pages need it for the styles that docs
 * have. Pages that are not translated yet need it for `lang="en"`, which screen readers, hyphenation and fonts depend on.
 */
export default function wrapContent({siteDir, currentLocale}: Options) {
  return (tree: Root, file: {readonly path: string}): void => {
    const [folder, ...names] = sitePath(siteDir, file.path).split('/');
    const isPage = folder === 'src' || names.includes('docusaurus-plugin-content-pages');
    const isUntranslated = currentLocale !== i18n.defaultLocale && folder !== 'i18n';
    if (!isPage && !isUntranslated) return;
    const lang = isUntranslated ? i18n.localeConfigs[i18n.defaultLocale]?.htmlLang : undefined;
    const isContent = (node: RootContent): node is ElementContent =>
      node.type !== 'mdxjsEsm' && node.type !== 'doctype';
    const content = jsxFlowElement('div', {className: 'markdown', lang});
    tree.children = [
      ...tree.children.filter((node) => !isContent(node)),
      {...content, children: tree.children.filter(isContent)},
    ];
  };
}
