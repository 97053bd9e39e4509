import type {Difference} from './compareStructure';
import type {StructureItem} from './readStructure';
import {findAll, isJsx, lineOf, plainText, type Node} from '../../content/syntaxTree';
import type {TranslationContext} from './types';

/** Match numbers in digits, except digits in names such as `v2` and `AES128`. */
const NUMBER = /(?<![\w.])\d+(?:\.\d+)*(?!\w)/g;

/** Return the numbers in a text node, without thousands separators. */
const numbersOf = ({type, value = ''}: Node): readonly string[] =>
  type === 'text' ? (value.replace(/(?<=\d),(?=\d{3})/g, '').match(NUMBER) ?? []) : [];

/** Return the inline code of a node if it is a code, a command or a file name, such as `KEY-03`. */
const codesOf = ({type, value = ''}: Node): readonly string[] =>
  type === 'inlineCode' && /^(?:\d+|[\w/][\w./-]*[ .-][\x20-\x7e]*)$/.test(value) ? [value] : [];

/** Return the label in a `<UI>` element. */
const labelsOf = (node: Node): readonly string[] =>
  isJsx(node) && node.name === 'UI' ? [plainText(node)] : [];

/** Split a page into sections at its headings, and collect what `read` returns for the nodes of each section. */
function collectBySection(tree: Node, read: typeof numbersOf): StructureItem[][] {
  const sections: StructureItem[][] = [[]];
  for (const block of tree.children ?? []) {
    if (block.type === 'heading') sections.push([]);
    for (const node of findAll(block, () => true))
      sections.at(-1)?.push(...read(node).map((key) => ({key, line: lineOf(node)})));
  }
  return sections;
}

/** Return the items that are more frequent in `here` than in `there`, without duplicates. */
function surplus(here: readonly StructureItem[], there: readonly StructureItem[]) {
  const count = (items: readonly StructureItem[], key: string) =>
    items.filter((item) => item.key === key).length;
  return here.filter(
    ({key}, at) =>
      here.findIndex((item) => item.key === key) === at && count(here, key) > count(there, key),
  );
}

/**
 * Report each section in which the translation replaces a number or code of the English page by a different one. An extra number alone is not
 * reported, because Chinese may write 'two' as 2. The manual of 2026-11-26 had no false alarms.
 */
export const compareValues = (english: Node, translation: Node): Difference[] =>
  [numbersOf, codesOf].flatMap((read) => {
    const [wanted, found] = [collectBySection(english, read), collectBySection(translation, read)];
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

/** Report labels that the same section of the English page does not have, for example Cancel where it has Save. */
export function compareLabels(
  english: Node,
  translation: Node,
  englishLabels: TranslationContext['englishLabels'],
): Difference[] {
  const [wanted, found] = [
    collectBySection(english, labelsOf),
    collectBySection(translation, labelsOf),
  ];
  if (wanted.length !== found.length) return [];
  return found.flatMap((own, at) => {
    const isWanted = (name: string) => wanted[at]?.some(({key}) => key === name);
    return own.flatMap(({key, line}) => {
      const [name, ...others] = englishLabels?.(key) ?? [];
      if (!name || [name, ...others].some(isWanted)) return [];
      const message = `"${key}" is "${name}", which this section of the source does not have`;
      return [{line, message, fix: 'write the label that stands there'}];
    });
  });
}
