import {suggest} from '../../../src/lib/suggest';
import {ADMONITION_TYPES} from '../../../src/content/admonitionTypes';
import {findAll, lineOf, type Node} from '../../../src/content/syntaxTree';
import type {RuleProblem} from '../problem';
import {problemAt, type PageRule} from '../rule';

const FENCE = /^[\s>]*:{3,}/;

const isAdmonition = ({type}: Node): boolean => type === 'containerDirective';
const lastLineOf = (node: Node): number => node.position?.end.line ?? 1;

function checkAdmonition(node: Node, lines: readonly string[]): RuleProblem | undefined {
  const type = node.name ?? '';
  if (!ADMONITION_TYPES.includes(type)) {
    return problemAt(node, `there is no admonition "${type}"`, suggest(type, ADMONITION_TYPES));
  }
  if (lastLineOf(node) === lineOf(node) || !FENCE.test(lines[lastLineOf(node) - 1] ?? '')) {
    return problemAt(
      node,
      'an admonition is not closed',
      'write ::: on a line of its own after it',
    );
  }
  // With equal colons, the first ::: closes both.
  const inner = node.children?.filter(isAdmonition);
  const nested = inner?.find((child) => lastLineOf(child) === lastLineOf(node));
  const message = `the ::: of this admonition also closes the one of line ${lineOf(node)}`;
  return nested && problemAt(nested, message, 'open and close the outer one with ::::');
}

/** Find lines with `:::` that the parser reads as text, such as `:::note Title` or a `:::` that closes nothing. */
const findStrayFences = (tree: Node): RuleProblem[] =>
  findAll(tree, ({type}) => type === 'text').flatMap((node) => {
    const index = (node.value ?? '').split('\n').findIndex((line) => FENCE.test(line));
    if (index < 0) return [];
    const message = 'this line neither opens nor closes an admonition';
    const fix = 'write :::note[Title], the text on lines of its own, then :::';
    return [{line: lineOf(node) + index, message, fix}];
  });

/** Require that admonitions have a known type and are closed. Without the closing line, the rest of the page would be inside. */
export const admonition: PageRule = {
  name: 'admonition',
  check({text, tree}) {
    const lines = text.split('\n');
    const found = findAll(tree, isAdmonition).flatMap((node) => checkAdmonition(node, lines) ?? []);
    // One mistake often makes a later line wrong too, so only the first stray line is shown, and only if nothing else is wrong.
    return found.length > 0 ? found : findStrayFences(tree).slice(0, 1);
  },
};
