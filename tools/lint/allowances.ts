import type {Finding, Remark} from './finding';
import type {Page} from './page';
import {lineOf, walkWithParents, type Node} from './tree';

/** An exception that a page asks for with a comment such as `lint-allow number: it is the number of the standard`. */
type Allowance = {
  readonly rule: string;
  readonly reason: string;
  readonly line: number;
  readonly lastLine: number;
};

const ALLOW = /^\/\*\s*lint-allow ([\w-]+):?\s*(.*?)\s*\*\/$/s;

function allowancesOf(tree: Node): Allowance[] {
  const found: Allowance[] = [];
  walkWithParents(tree, (node, parents) => {
    const match = /^mdx(?:Flow|Text)Expression$/.test(node.type) && ALLOW.exec(node.value ?? '');
    if (!match) return;
    const siblings = parents.at(-1)?.children ?? [];
    // A comment on its own covers the next block; one inside a block covers that block.
    const covered =
      node.type === 'mdxFlowExpression' ? siblings[siblings.indexOf(node) + 1] : parents.at(-1);
    const lastLine = covered?.position?.end.line ?? lineOf(node);
    found.push({rule: match[1] ?? '', reason: match[2] ?? '', line: lineOf(node), lastLine});
  });
  return found;
}

/** Removes findings that the page allows with a reason; reports allowances without a reason and unused ones. */
export function applyAllowances(page: Page, findings: readonly Finding[]): Finding[] {
  const allowances = allowancesOf(page.tree);
  const used = new Set<Allowance>();
  const left = findings.filter(({rule, line}) => {
    const allowance = allowances.find(
      (each) => each.rule === rule && each.reason && line >= each.line && line <= each.lastLine,
    );
    if (allowance) used.add(allowance);
    return !allowance;
  });
  const complaints = allowances
    .filter((each) => !used.has(each))
    .map(({rule, reason, line}): Remark => {
      const message = reason ? 'exception that nothing needs' : 'exception without a reason';
      const fix = reason ? 'remove it' : 'write the reason after the colon';
      return {line, message: `${message} ("${rule}")`, fix};
    });
  return [...left, ...complaints.map((each) => ({...each, file: page.file, rule: 'allow'}))];
}
