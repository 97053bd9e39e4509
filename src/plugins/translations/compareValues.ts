import type {Difference} from './compareStructure';
import type {StructureItem} from './readStructure';
import {findAll, isJsx, lineOf, plainText, type Node} from '../../content/tree';
import type {Site} from './types';

/** Numbers in digits; not those of names, such as `v2` and `AES128`. */
const NUMBER = /(?<![\w.])\d+(?:\.\d+)*(?!\w)/g;

const numbersOf = ({type, value = ''}: Node): readonly string[] =>
  type === 'text' ? (value.replace(/(?<=\d),(?=\d{3})/g, '').match(NUMBER) ?? []) : [];

/** Codes, commands and files in a sentence, such as `KEY-03`. */
const codesOf = ({type, value = ''}: Node): readonly string[] =>
  type === 'inlineCode' && /^(?:\d+|[\w/][\w./-]*[ .-][\x20-\x7e]*)$/.test(value) ? [value] : [];

const labelsOf = (node: Node): readonly string[] =>
  isJsx(node) && node.name === 'UI' ? [plainText(node)] : [];

/** What `read` finds in each section. */
function bySection(tree: Node, read: typeof numbersOf): StructureItem[][] {
  const sections: StructureItem[][] = [[]];
  for (const block of tree.children ?? []) {
    if (block.type === 'heading') sections.push([]);
    for (const node of findAll(block, () => true))
      sections.at(-1)?.push(...read(node).map((key) => ({key, line: lineOf(node)})));
  }
  return sections;
}

/** The items that stand here more often than there, each once. */
function surplus(here: readonly StructureItem[], there: readonly StructureItem[]) {
  const count = (items: readonly StructureItem[], key: string) =>
    items.filter((item) => item.key === key).length;
  return here.filter(
    ({key}, at) =>
      here.findIndex((item) => item.key === key) === at && count(here, key) > count(there, key),
  );
}

/**
 * Finds sections of a translation with a number, or a code, in place of another one of the source. One more is none: `two`
 * may be 2 in Chinese. In 832 sections of the manual it finds none (2026-11-26).
 */
export const compareNumbers = (source: Node, translation: Node): Difference[] =>
  [numbersOf, codesOf].flatMap((read) => {
    const [wanted, found] = [bySection(source, read), bySection(translation, read)];
    if (wanted.length !== found.length) return [];
    return found.flatMap((own, at) => {
      const missing = surplus(wanted[at] ?? [], own);
      const [extra] = surplus(own, wanted[at] ?? []);
      if (!extra || missing.length === 0) return [];
      const known = missing.map(({key, line}) => `${key} in line ${line}`).join(', ');
      const message = `${extra.key} is not in this section of the source; what is missing here: ${known}`;
      return [{line: extra.line, message, fix: 'write the one that stands there, or change both'}];
    });
  });

/** Finds labels of the product that a section of the source does not have: Cancel in place of Save. */
export function compareLabels(source: Node, translation: Node, names: Site['names']): Difference[] {
  const [wanted, found] = [bySection(source, labelsOf), bySection(translation, labelsOf)];
  if (wanted.length !== found.length) return [];
  return found.flatMap((own, at) => {
    const isWanted = (name: string) => wanted[at]?.some(({key}) => key === name);
    return own.flatMap(({key, line}) => {
      const [name, ...others] = names?.(key) ?? [];
      if (!name || [name, ...others].some(isWanted)) return [];
      const message = `"${key}" is "${name}", which this section of the source does not have`;
      return [{line, message, fix: 'write the label that stands there'}];
    });
  });
}
