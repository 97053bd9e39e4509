import type {Remark} from '../finding';
import type {Page} from '../page';
import {linesOf, remark, type PageRule} from '../rule';
import {itemsOf} from '../shape';
import {findAll, lineOf, plainText, walkWithParents, type Node} from '../tree';

const columnOf = (node: Node): number => node.position?.start.column ?? 1;

const quote = (node: Node): string => plainText(node).replace(/\s+/g, ' ').trim().slice(0, 40);

/** Items that stand a little to the right or left of the first item: readers see them on the same level. */
function crookedItems(list: Node, parents: readonly Node[]): Remark[] {
  const [first, ...others] = itemsOf(list);
  if (!first) return [];
  const isOuter = parents.every(({type}) => type === 'root');
  const wanted = isOuter ? 1 : columnOf(first);
  const [text] = first.children ?? [];
  const inside = (text ? columnOf(text) : 3) - 1;
  return [first, ...others]
    .filter((item) => columnOf(item) !== wanted)
    .map((item) => ({
      line: lineOf(item),
      message: `a list item is indented by ${columnOf(item) - 1}, the list by ${wanted - 1} ("${quote(item)}")`,
      fix: `indent it by ${wanted - 1}, or by ${inside} to put it inside the item above it`,
    }));
}

/** Numbered lists that something at the start of a line has cut in two. */
function cutLists({children = []}: Node): Remark[] {
  const remarks: Remark[] = [];
  let before: Node | undefined;
  let between: Node[] = [];
  for (const node of children) {
    if (node.type === 'heading') before = undefined;
    if (node.type !== 'list' || !node.ordered) {
      between.push(node);
      continue;
    }
    const last = itemsOf(before ?? {type: 'list'}).length + (before?.start ?? 1) - 1;
    // A table is too wide for a step; the number after it says that the list goes on.
    const isTable = between.every(({type}) => type === 'table');
    const goesOn = before !== undefined && (node.start ?? 1) === last + 1 && !isTable;
    const restarts = before !== undefined && (node.start ?? 1) === 1 && adjoins(before, between);
    if (goesOn || restarts) {
      const indent = columnOf(itemsOf(node)[0] ?? node) - 1 + `${node.start ?? 1}. `.length;
      const fix = `indent it by ${indent} to make it a part of the step above it, or put a heading before the second list`;
      const cut = `this cuts the numbered list of line ${lineOf(before ?? node)} in two`;
      remarks.push(
        ...between.map((each) => remark(each, `${cut} ("${quote(each) || each.type}")`, fix)),
      );
    }
    before = node;
    between = [];
  }
  return remarks;
}

/** Whether pictures, code or text without a colon at its end, which would introduce a new list, follow a list. */
function adjoins(list: Node, between: readonly Node[]): boolean {
  const last = between.at(-1);
  const introduces = last?.type === 'paragraph' && /[:：]\s*$/.test(plainText(last));
  return list.type === 'list' && between.length > 0 && !introduces;
}

/** Lines that look like steps, but continue the paragraph above them. */
function shownNumbers({tree, text}: Page): Remark[] {
  const lines = text.split('\n');
  return findAll(tree, ({type}) => type === 'paragraph').flatMap((node) =>
    linesOf(node)
      .slice(1)
      .filter((line) => /^\s*\d{1,2}[.)]\s+\S/.test(lines[line - 1] ?? ''))
      .map((line) => ({
        line,
        message: `a step that readers see as text of the paragraph above it ("${(lines[line - 1] ?? '').trim().slice(0, 40)}")`,
        fix: 'put an empty line before it, and indent what belongs to the step before it',
      })),
  );
}

const FULL_WIDTH = /^\s*(?:(?:\d{1,2}|[一二三四五六七八九十])[、．）]|（\d{1,2}）)/;

/** The first line of steps that are numbered with full-width marks: no list to Markdown. `--fix` mends those in digits. */
function fullWidthNumbers({tree, text}: Page): Remark[] {
  const lines = text.split('\n');
  const first = findAll(tree, ({type}) => type === 'paragraph')
    .flatMap(linesOf)
    .find((line) => FULL_WIDTH.test(lines[line - 1] ?? ''));
  if (first === undefined) return [];
  const found = FULL_WIDTH.exec(lines[first - 1] ?? '')?.[0].trim() ?? '';
  const message = `a number with a full-width mark starts no step ("${found}")`;
  return [{line: first, message, fix: 'write 1. and a space, in each step'}];
}

/** Lists keep their levels and their numbers. */
export const lists = {
  name: 'list',
  check(page: Page) {
    const unread = fullWidthNumbers(page);
    if (unread.length > 0) return unread;
    const remarks: Remark[] = [];
    walkWithParents(page.tree, (node, parents) => {
      if (node.type === 'list') remarks.push(...crookedItems(node, parents));
      remarks.push(...cutLists(node));
    });
    return [...remarks, ...shownNumbers(page)];
  },
} satisfies PageRule;
