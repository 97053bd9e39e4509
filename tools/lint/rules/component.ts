import path from 'node:path';
import type {Root} from 'mdast';
import {componentOf, textAttributes} from '../../../src/components/registry';
import {suggest} from '../../../src/lib/suggest';
import {componentProblem} from '../../../src/markdown/importComponents';
import {
  findComponentData,
  ComponentDataError,
} from '../../../src/plugins/product-model/remark/findComponentData';
import matchCallouts from '../../../src/plugins/product-model/remark/matchCallouts';
import type {RuleFinding} from '../finding';
import type {LintContext, PageRule} from '../rule';
import type {Page} from '../readPages';
import {findAll, isJsx, lineOf, type Node} from '../../../src/content/syntaxTree';

/** Convert a message of the build to a finding: `docs/a.mdx:7 there is no component <Limt>. Fix: …` */
function toFinding(text: string, line: number): RuleFinding {
  const [, at, rest = text] = /^\S+?:(\d+) ([^]*)$/.exec(text) ?? [];
  const [message = rest, fix = 'correct it'] = rest.split(/\.? Fix: /);
  return {line: at === undefined ? line : Number(at), message, fix};
}

/** Check the callouts of drawn screens with the plugin of the build. It changes the tree, so it gets a copy. */
function checkCallouts({text, tree, file}: Page, {siteDir, model}: LintContext): RuleFinding[] {
  if (!/<(?:Callout|Screen)\b/.test(text)) return [];
  try {
    const copy = structuredClone(tree) as unknown as Root;
    matchCallouts({siteDir, model})(copy, {path: path.join(siteDir, file)});
    return [];
  } catch (error) {
    return [toFinding((error as Error).message, 1)];
  }
}

/** Explain an attribute or a value that a component does not have. A misspelt `fields` would otherwise look like a missing one. */
function explainAttribute(node: Node): string | undefined {
  const entry = componentOf(node);
  const {data, pictures = [], attributes = {}} = entry ?? {};
  const known = [
    ...(typeof data === 'object' ? Object.keys(data) : []),
    ...pictures,
    ...textAttributes(node),
    ...Object.keys(attributes),
  ];
  const unknown = node.attributes?.find(({name}) => name && !known.includes(name));
  if (entry && unknown)
    return `<${node.name}> has no attribute "${unknown.name}". Fix: ${suggest(unknown.name, known, true)}`;
  const wrong = node.attributes?.find(({name, value = null}) =>
    attributes[name]?.every((each) => each !== value),
  );
  const values = attributes[wrong?.name ?? '']?.join(', ');
  return (
    wrong &&
    `<${node.name}> has an unknown value of "${wrong.name}". Fix: ${values ? `write one of: ${values}` : 'write no value'}`
  );
}

/** Report unknown components, attributes and values, missing texts, and ids that data/ does not have. Except for attributes, the functions of the build decide. */
export const component: PageRule = {
  name: 'component',
  check(page, context) {
    const unknown = findAll(page.tree, isJsx).flatMap((node): RuleFinding[] => {
      const problem = explainAttribute(node) ?? componentProblem(node);
      if (problem !== undefined) return [toFinding(problem, lineOf(node))];
      try {
        findComponentData(node, context.model);
        return [];
      } catch (error) {
        if (!(error instanceof ComponentDataError)) throw error;
        return [toFinding(`<${node.name}>: ${error.message}`, lineOf(node))];
      }
    });
    return [...unknown, ...checkCallouts(page, context)];
  },
};
