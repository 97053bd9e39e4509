import {importNode, walk, type MdNode} from './mdast';

/** Where each component that pages may use without an import comes from. */
const MODULES: Readonly<Record<string, string>> = {
  Badge: '@site/src/components/Badge',
  Checklist: '@site/src/components/Checklist',
  Diagram: '@site/src/components/Diagram',
  ErrorTable: '@site/src/components/ErrorTable',
  Example: '@site/src/components/Example',
  FieldTable: '@site/src/components/FieldTable',
  Figure: '@site/src/components/Figure',
  GlossaryIndex: '@site/src/components/GlossaryIndex',
  GlossaryTopic: '@site/src/components/GlossaryTopic',
  Kbd: '@site/src/components/Kbd',
  Limit: '@site/src/components/Limit',
  LimitsTable: '@site/src/components/LimitsTable',
  PermissionNote: '@site/src/components/PermissionNote',
  PermissionTable: '@site/src/components/PermissionTable',
  ProgrammingSequence: '@site/src/components/ProgrammingSequence',
  State: '@site/src/components/State',
  StateDiagram: '@site/src/components/StateDiagram',
  StateTable: '@site/src/components/StateTable',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  Term: '@site/src/components/Term',
  ThemePair: '@site/src/components/ThemePair',
  UI: '@site/src/components/UI',
};

/** Names that the page itself imports or declares. */
function declaredNames(tree: MdNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    for (const [name] of (node.value ?? '').matchAll(/\b[A-Z]\w*/g)) names.add(name);
  });
  return names;
}

/**
 * Remark plugin: imports the components that a page uses. A global list in MDXComponents would put all of them,
 * tabs and glossary included, in the first load of every page.
 */
export default function importComponents() {
  return (tree: MdNode): void => {
    const declared = declaredNames(tree);
    const used = new Set<string>();
    walk(tree, ({name, type}) => {
      if (name && type.startsWith('mdxJsx') && name in MODULES && !declared.has(name))
        used.add(name);
    });
    const imports = [...used].sort().map((name) => importNode(name, MODULES[name] ?? ''));
    tree.children = [...imports, ...(tree.children ?? [])];
  };
}
