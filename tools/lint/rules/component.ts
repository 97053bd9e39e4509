import {componentOf, textAttributes} from '../../../src/components/registry';
import {suggest} from '../../../src/lib/suggest';
import {componentProblem} from '../../../src/markdown/importComponents';
import {
  findComponentData,
  ComponentDataError,
} from '../../../src/plugins/product-model/remark/findComponentData';
import type {RuleProblem} from '../problem';
import type {PageRule} from '../rule';
import {findAll, isJsx, lineOf, type Node} from '../../../src/content/syntaxTree';

/** Convert a message of the build to a problem: `there is no component <Vlaue>. Fix: …` */
function toProblem(text: string, line: number): RuleProblem {
  const [message = text, fix = 'correct it'] = text.split(/\.? Fix: /);
  return {line, message, fix};
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
    return findAll(page.tree, isJsx).flatMap((node): RuleProblem[] => {
      const problem = explainAttribute(node) ?? componentProblem(node);
      if (problem !== undefined) return [toProblem(problem, lineOf(node))];
      try {
        findComponentData(node, context.model);
        return [];
      } catch (error) {
        if (!(error instanceof ComponentDataError)) throw error;
        return [toProblem(`<${node.name}>: ${error.message}`, lineOf(node))];
      }
    });
  },
};
