import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {suggest} from '../lib/nearest';
import {moduleOf} from '../lib/mdxJsx';

const COMPONENTS = fileURLToPath(new URL('../components', import.meta.url));

/** Module of each component that pages may use without an import. */
const MODULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    readdirSync(COMPONENTS)
      .filter((name) => existsSync(path.join(COMPONENTS, name, 'index.tsx')))
      .map((name) => [name, `@site/src/components/${name}`]),
  ),
  CodeBlock: '@theme/CodeBlock',
  FactCount: '@site/src/components/Limit',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/** Components that a plugin replaces (matchCallouts.ts), or that the theme gives to every page. */
const OTHERS = ['Callout', 'Details', 'Head'];

/**
 * Why a component cannot be shown, with the fix; undefined for one that exists and for HTML.
 * @example explainComponent('Limt') → 'there is no component <Limt>. Fix: Did you mean Limit?'
 */
export function explainComponent(name: string): string | undefined {
  const known = [...Object.keys(MODULES), ...OTHERS];
  if (!/^[A-Z]/.test(name) || known.includes(name)) return undefined;
  return `there is no component <${name}>. Fix: ${suggest(name, known)}`;
}

/** An ESM block that imports the default export of `source` under `name`. */
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
 * Remark plugin: imports the components that a page uses, so that writers need not. A global list in MDXComponents would put all
 * components into the first load of every page.
 * @throws Error for a component that does not exist
 */
export default function importComponents({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: {readonly path: string}): void => {
    const used = new Set<string>();
    const declared = new Set<string>();
    const lines = new Map<string, number>();
    visit(tree, (node) => {
      // convertTables.ts makes it one of them.
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
      .flatMap((name) => (MODULES[name] ? [importNode(name, MODULES[name])] : []));
    tree.children.unshift(...imports);
  };
}
