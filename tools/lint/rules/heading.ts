import type {RuleProblem} from '../problem';
import {problemAt, type PageRule} from '../rule';
import {findAll, headingId, lineOf, plainText, type Node} from '../../../src/content/syntaxTree';

/** Check the level of a heading against the heading before it. */
function checkLevel({depth = 1}: Node, before: Node | undefined): readonly string[] | undefined {
  if (!before) return depth > 1 ? ['the page has no title', 'begin it with # Title'] : undefined;
  if (depth === 1) return ['second title on the page', 'write ## for a section'];
  if (depth > 3)
    return ['a heading below ###', 'write ## or ###, which the table of contents shows'];
  if (depth <= (before.depth ?? 1) + 1) return undefined;
  return ['a heading skips a level', 'use only one # more than the heading before it'];
}

/** Require a title, heading levels in order, and a unique id for every other heading. The id is the same in all languages. */
export const heading: PageRule = {
  name: 'heading',
  check({tree}) {
    const firstLines = new Map<string, number>();
    const all = findAll(tree, ({type}) => type === 'heading');
    if (all.length === 0) {
      return [{line: 1, message: 'the page has no title', fix: 'begin it with # Title'}];
    }
    return all.flatMap((heading, index): RuleProblem[] => {
      const [message, fix = ''] = checkLevel(heading, all[index - 1]) ?? [];
      if (message) return [problemAt(heading, message, fix)];
      if (heading.depth === 1) return [];
      const id = headingId(heading);
      if (!id || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
        const words = plainText(heading).trim();
        const what = id
          ? `the id "${id}" has other signs than a-z, 0-9 and -`
          : 'a heading has no id';
        return [
          problemAt(heading, `${what} ("${words}")`, 'end the heading with {/* #some-id */}'),
        ];
      }
      const first = firstLines.get(id);
      firstLines.set(id, first ?? lineOf(heading));
      if (first === undefined) return [];
      return [problemAt(heading, `the id "${id}" is used in line ${first}`, 'choose another id')];
    });
  },
};
