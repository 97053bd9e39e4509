import type {RuleProblem} from '../problem';
import {problemAt, type PageRule} from '../rule';
import {findAll, lineOf, plainText, type Node} from '../../../src/content/syntaxTree';

/** Match words of steps that cannot be undone. The labels of such steps have `irreversible: true` in data/interface. */
const WORD = /\b(?:uninstall|erase|burn|revoke)s?\b/i;

/** Tell whether a step has a word or a label of an action that cannot be undone. */
function isIrreversible({children = []}: Node, labels: ReadonlySet<string>): boolean {
  const paragraphs = children.filter(({type}) => type === 'paragraph');
  return paragraphs.some(
    (paragraph) =>
      WORD.test(plainText(paragraph)) ||
      findAll(paragraph, ({name}) => name === 'UI').some((label) => labels.has(plainText(label))),
  );
}

/**
 * Require a warning before each step that cannot be undone, in the same `##` section or before the first one, and a `:::danger` on a page with
 * `irreversible: true`.
 */
export const irreversible: PageRule = {
  name: 'irreversible',
  check({tree, language, frontMatter: {values, lineOfKey}}, {model}): RuleProblem[] {
    const warnings = findAll(
      tree,
      ({type, name}) => type === 'containerDirective' && ['danger', 'warning'].includes(name ?? ''),
    );
    if (values.irreversible === true && !warnings.some(({name}) => name === 'danger')) {
      const message = 'the page says that a step cannot be undone, and has no :::danger';
      return [{line: lineOfKey('irreversible'), message, fix: 'say before the step what is lost'}];
    }
    // Only procedures have steps. Other pages describe what a step does.
    if (!('role' in values)) return [];
    const steps = findAll(tree, ({type, ordered}) => type === 'list' && ordered === true).flatMap(
      ({children = []}) => children,
    );
    const labels = new Set(
      model.interface
        .flatMap((file) => file.labels)
        .flatMap((label) => (label.irreversible ? [label[language]] : [])),
    );
    const headings = findAll(tree, ({type, depth}) => type === 'heading' && depth === 2);
    const sectionOf = (node: Node) =>
      headings.findLast((heading) => lineOf(heading) < lineOf(node));
    const isWarned = (step: Node) =>
      warnings.some(
        (warning) =>
          lineOf(warning) < lineOf(step) &&
          [undefined, sectionOf(step)].includes(sectionOf(warning)),
      );
    const unwarned = steps.find((step) => isIrreversible(step, labels) && !isWarned(step));
    if (!unwarned) return [];
    const shown = plainText(unwarned).replace(/\s+/g, ' ').trim().slice(0, 60);
    const fix = 'put :::danger or :::warning before the steps of the section, and say what is lost';
    return [
      problemAt(unwarned, `no warning before a step that cannot be undone ("${shown}")`, fix),
    ];
  },
};
