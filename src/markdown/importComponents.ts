import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {COMPONENTS} from '../components/registry';
import {moduleOf} from '../lib/mdxJsx';
import {suggest} from '../lib/nearest';

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

const hasFolder = (name: string): boolean =>
  existsSync(new URL(`../components/${name}/index.tsx`, import.meta.url));

/**
 * Explain why a page cannot use a component. Return undefined if it can, and for HTML elements.
 * @example explainComponent('Limt') → 'there is no component <Limt>. Fix: Did you mean Limit?'
 */
export function explainComponent(name: string): string | undefined {
  if (!isComponent(name) || name in COMPONENTS) return undefined;
  if (hasFolder(name))
    return `<${name}> has no entry in src/components/registry.ts. Fix: add \`${name}: {},\` to its COMPONENTS`;
  return `there is no component <${name}>. Fix: ${suggest(name, Object.keys(COMPONENTS).filter(isComponent))}`;
}

/** Make an ESM block that imports the default export of a module. */
const importNode = (name: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${name} from '${source}'`,
  data: {
    estree: moduleOf({
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
      source: {type: 'Literal', value: source},
      attributes: [],
    }),
  },
});

/**
 * Remark plugin: import the components that a page uses, so that writers need not. A global list in MDXComponents would put all
 * components into the first load of every page.
 * @throws Error for a component that the registry does not have
 */
export default function importComponents({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: {readonly path: string}): void => {
    const used = new Set<string>();
    const declared = new Set<string>();
    const lines = new Map<string, number>();
    visit(tree, (node) => {
      // The rehype plugin convertTables turns it into this component.
      if (node.type === 'table') used.add('DataTable');
      if (node.type === 'mdxjsEsm') {
        for (const [name] of node.value.matchAll(/\b[A-Z]\w*/g)) declared.add(name);
      } else if ('name' in node && node.name && node.type.startsWith('mdxJsx')) {
        used.add(node.name);
        if (!lines.has(node.name)) lines.set(node.name, node.position?.start.line ?? 1);
      }
    });
    for (const name of used) {
      const problem = declared.has(name) ? undefined : explainComponent(name);
      if (problem === undefined) continue;
      throw new Error(`${path.relative(siteDir, file.path)}:${lines.get(name) ?? 1} ${problem}`);
    }
    const imports = [...used]
      .filter((name) => !declared.has(name))
      .sort()
      .flatMap((name) => {
        const {module = `@site/src/components/${name}`} = COMPONENTS[name] ?? {module: null};
        return module === null ? [] : [importNode(name, module)];
      });
    tree.children.unshift(...imports);
  };
}
