import type {Remark} from '../finding';
import type {Page} from '../page';
import {remark, type PageRule} from '../rule';
import {findIn, itemsOf, sectionsOf, type Section} from '../shape';
import {findAll, isJsx, lineOf, plainText, walkWithParents, type Node} from '../tree';

/** The parts of a procedure, in their order; `fields` only for a form, `result` only if it says more than the steps. */
const PARTS = ['before-you-begin', 'steps', 'fields', 'result', 'if-it-does-not-work', 'next'];

const TROUBLE_COLUMNS = {
  en: ['What you see', 'Likely cause', 'What to do'],
  zh: ['现象', '可能原因', '处理方法'],
};

function partOrder(sections: readonly Section[]): Remark[] {
  const ids = sections.map(({id}) => id);
  const missing = PARTS.filter((part) => !/fields|result/.test(part) && !ids.includes(part)).map(
    (part): Remark => ({
      line: 1,
      message: `a procedure lacks one of its parts ("${part}")`,
      fix: `add a section with {/* #${part} */}, in the order ${PARTS.join(', ')}`,
    }),
  );
  const present = sections.filter(({id}) => PARTS.includes(id));
  const wrong = present.find(
    ({id}, index) => index > 0 && PARTS.indexOf(id) < PARTS.indexOf(present[index - 1]?.id ?? ''),
  );
  if (!wrong) return missing;
  const message = `a part of the procedure is in the wrong place ("${wrong.id}")`;
  return [...missing, remark(wrong.heading, message, `order the parts ${PARTS.join(', ')}`)];
}

/** All sections from the steps up to the result. */
function stepSections(sections: readonly Section[]): Section[] {
  const first = sections.findIndex(({id}) => id === 'steps');
  const rest = sections.slice(first + 1);
  const end = rest.findIndex(({id}) => PARTS.includes(id));
  return first < 0 ? [] : sections.slice(first, first + 1 + (end < 0 ? rest.length : end));
}

/** Ordered lists of a section, including those in tabs and notices, without nested ones. */
function outerLists({nodes}: Section): Node[] {
  const lists: Node[] = [];
  walkWithParents({type: 'root', children: [...nodes]}, (node, parents) => {
    const inStep = parents.some(({type}) => type === 'listItem');
    if (node.type === 'list' && node.ordered && !inStep) lists.push(node);
  });
  return lists;
}

const hasSubheading = ({nodes}: Section): boolean =>
  nodes.some(({type, depth}) => type === 'heading' && depth === 3);

/** A list of steps has 3 to 9 items, or at least 2 under a heading of its own. */
function listLengths(sections: readonly Section[]): Remark[] {
  const steps = stepSections(sections);
  const lists = steps.flatMap((section) =>
    outerLists(section).map((list) => ({
      list,
      least: section.id !== 'steps' || hasSubheading(section) ? 2 : 3,
    })),
  );
  const [first] = steps;
  if (first && lists.length === 0) {
    const fix = 'add a numbered list of 3 to 9 steps';
    return [remark(first.heading, 'a procedure without steps', fix)];
  }
  return lists.flatMap(({list, least}): Remark[] => {
    const count = itemsOf(list).length;
    if (count >= least && count <= 9) return [];
    const fix =
      count > 9
        ? 'split the list under headings of level 3, or join steps'
        : 'write a sentence instead of a list, or name every action as a step';
    return [remark(list, `a list of steps has ${least} to 9 items ("${count}")`, fix)];
  });
}

function troubleTable({language}: Page, sections: readonly Section[]): Remark[] {
  const section = sections.find(({id}) => id === 'if-it-does-not-work');
  if (!section) return [];
  const columns = TROUBLE_COLUMNS[language];
  const tables = findIn([section], ({type}) => type === 'table');
  const coded = findIn([section], (node) => isJsx(node) && node.name === 'ErrorTable');
  if (tables.length === 0 && coded.length === 0) {
    const fix = `add a table with the columns ${columns.join(', ')}, or an ErrorTable`;
    return [remark(section.heading, 'the trouble section has no table', fix)];
  }
  return tables.flatMap((table): Remark[] => {
    const header = (table.children?.[0]?.children ?? []).map((cell) => plainText(cell).trim());
    if (header.join('|') === columns.join('|')) return [];
    const message = `a trouble table has other columns (| ${header.join(' | ')} |)`;
    const fix = `write | ${columns.join(' | ')} |; the page shows the last one before the cause`;
    return [remark(table, message, fix)];
  });
}

function nextLinks(sections: readonly Section[]): Remark[] {
  const section = sections.find(({id}) => id === 'next');
  if (!section) return [];
  const count = findIn([section], ({type}) => type === 'link').length;
  if (count >= 2 && count <= 4) return [];
  const message = `the section next has 2 to 4 links ("${count}")`;
  return [remark(section.heading, message, 'name what most readers do next')];
}

const PICTURES = /^(?:Figure|PlatformMap|ProgrammingSequence|Screen|StateDiagram)$/;

const isPicture = (node: Node): boolean =>
  (node.type === 'code' && node.lang === 'mermaid') ||
  (isJsx(node) && PICTURES.test(node.name ?? ''));

/** A concept shows its subject before it explains it: a picture in the introduction or the first two sections. */
function conceptPicture(tree: Node, sections: readonly Section[]): Remark[] {
  const third = sections[2]?.heading;
  const end = third ? lineOf(third) : Infinity;
  if (findAll(tree, isPicture).some((node) => lineOf(node) < end)) return [];
  const fix = 'add a diagram with its text alternative to the first or second section';
  return [{line: 1, message: 'a concept has no picture near its top', fix}];
}

/** Labels and words of irreversible steps. */
const IRREVERSIBLE_LABEL =
  /^(?:(?:Delete|Erase|Uninstall|Withdraw|Revoke)(?: \w+)*|Schedule deletion|Close batch|删除|计划删除|擦除|卸载|撤回|吊销|关闭批次)$/;
const IRREVERSIBLE_WORD = /\b(?:uninstall|erase|burn|revoke)s?\b/i;

function isIrreversible(item: Node): boolean {
  const own = (item.children ?? []).filter(({type}) => type === 'paragraph');
  const labels = own.flatMap((paragraph) => findAll(paragraph, ({name}) => name === 'UI'));
  return (
    labels.some((label) => IRREVERSIBLE_LABEL.test(plainText(label))) ||
    own.some((paragraph) => IRREVERSIBLE_WORD.test(plainText(paragraph)))
  );
}

const isWarning = ({type, name}: Node): boolean =>
  type === 'containerDirective' && (name === 'danger' || name === 'warning');

/** A warning before the first irreversible step says what is lost. */
function warnings(tree: Node, sections: readonly Section[]): Remark[] {
  const isList = ({type, ordered}: Node) => type === 'list' && ordered === true;
  const items = findIn(stepSections(sections), isList).flatMap(itemsOf).filter(isIrreversible);
  const [first] = items;
  if (!first || findAll(tree, isWarning).some((node) => lineOf(node) < lineOf(first))) return [];
  const shown = plainText(first).replace(/\s+/g, ' ').trim().slice(0, 60);
  const message = `no warning before a step that cannot be undone ("${shown}")`;
  const fix =
    'put a :::danger or :::warning before the steps: what is lost, who is affected, how to check';
  return [remark(first, message, fix)];
}

/** A page has the parts that its shape promises. */
export const pageShape: PageRule = {
  name: 'shape',
  check(page, {shapeOf}) {
    const shape = shapeOf(page.route);
    const sections = sectionsOf(page.tree);
    if (shape === 'concept') return conceptPicture(page.tree, sections);
    if (shape !== 'procedure') return [];
    return [
      // A translation has the parts of its source, or the check of translations says so.
      ...(page.language === 'en' ? partOrder(sections) : []),
      ...listLengths(sections),
      ...troubleTable(page, sections),
      ...nextLinks(sections),
      ...warnings(page.tree, sections),
    ];
  },
};
