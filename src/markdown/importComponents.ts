import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {componentOf, COMPONENTS} from '../components/registry';
import {attributeText, jsxElements, type ElementLike} from '../content/syntaxTree';
import {estreeProgram} from '../lib/jsxNodes';
import {suggest} from '../lib/suggest';
import {WriterError} from '../lib/writerError';
import {sitePath} from '../content/pages';

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

const hasFolder = (name: string): boolean =>
  existsSync(new URL(`../components/${name}/index.tsx`, import.meta.url));

/** List the required text attributes that an element lacks, in a message for the writer. Return undefined if it lacks none. */
function explainTexts(element: ElementLike): string | undefined {
  const missing =
    componentOf(element)?.requiredTexts?.filter((each) => !attributeText(element, each)) ?? [];
  if (missing.length === 0) return undefined;
  const attributes = missing.map((each) => `${each}="…"`).join(', ');
  return `<${element.name}> lacks ${attributes}. Fix: add the text, in quotes`;
}

/**
 * Return why a page must not use a component, or one of the HTML elements `<details>` and `<summary>`. Return undefined if it may.
 * @example componentProblem(<Vlaue>) → 'there is no component <Vlaue>. Fix: Did you mean Value?'
 */
export function componentProblem(element: ElementLike): string | undefined {
  const name = element.name ?? '';
  // The build sees <details> as <Details>, the component by which Docusaurus replaces it.
  if (['details', 'summary'].includes(name.toLowerCase()))
    return `<${name.toLowerCase()}> would hide a text until a click, and no page of this site hides text. Fix: write a section with a heading`;
  if (!isComponent(name)) return undefined;
  if (name in COMPONENTS) return explainTexts(element);
  if (hasFolder(name))
    return `<${name}> has no entry in src/components/registry.ts. Fix: add \`${name}: {},\` to its COMPONENTS`;
  return `there is no component <${name}>. Fix: ${suggest(name, Object.keys(COMPONENTS).filter(isComponent))}`;
}

/** Make an ESM block that imports the default export of a module. */
const importNode = (name: string, module: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${name} from '${module}'`,
  data: {
    estree: estreeProgram({
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
      source: {type: 'Literal', value: module},
      attributes: [],
    }),
  },
});

/**
 * Remark plugin: add an import to a page for each component that it uses, so that writers need no imports. The usual way, a list of
 * components in `src/theme/MDXComponents`, would put all components into the first load of every page. `DataTable` replaces
 * a component of the theme in this way.
 * @throws WriterError for a component that the registry does not have, and for one that lacks a text
 */
export default function importComponents({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: {readonly path: string}): void => {
    const used = new Set<string>();
    for (const element of jsxElements(tree)) {
      const {name, position} = element;
      if (!name) continue;
      const problem = componentProblem(element);
      if (problem !== undefined)
        throw new WriterError(
          `${sitePath(siteDir, file.path)}:${position?.start.line ?? 1} ${problem}`,
        );
      used.add(name);
    }
    // The rehype plugin convertTables turns tables into this component.
    visit(tree, 'table', () => void used.add('DataTable'));
    const imports = [...used].sort().flatMap((name) => {
      const {module = `@site/src/components/${name}`} = COMPONENTS[name] ?? {module: null};
      return module === null ? [] : [importNode(name, module)];
    });
    tree.children.unshift(...imports);
  };
}
