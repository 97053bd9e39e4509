import {componentOf, textAttributes} from '../../src/components/registry';
import {
  attributeText,
  isJsx,
  lineOf,
  walkWithParents,
  type Node,
} from '../../src/content/syntaxTree';

/** The inline element around a piece of text. Text rules can ignore some of them, such as code. */
export type InlineContext = 'code' | 'ui' | 'kbd' | 'emphasis' | 'component';

/** A run of text in one inline context. */
export type InlineText = {
  readonly text: string;
  readonly within: readonly InlineContext[];
};

/** A text of a page that the text rules check as a whole: a paragraph, a heading, a table cell or a visible attribute. */
export type Block = {
  readonly line: number;
  readonly inlineTexts: readonly InlineText[];
  /** Whether it is a sample or a quotation, to which the rules for prose do not apply. */
  readonly sample: boolean;
};

/** Placeholder for text that a rule ignores. It keeps the words before and after apart. */
export const MASK = '\uFFFC';

/** Tell whether a node is a sample or a quotation. */
const isSample = (node: Node): boolean =>
  node.type === 'blockquote' || componentOf(node)?.sample === true;

/** Copy a tree without samples and quotations. */
export const withoutSamples = (node: Node): Node => ({
  ...node,
  children: node.children?.filter((child) => !isSample(child)).map(withoutSamples),
});

function listInlineTexts(node: Node, within: readonly InlineContext[]): InlineText[] {
  if (node.type === 'text') return [{text: node.value ?? '', within}];
  if (node.type === 'break') return [{text: ' ', within}];
  if (node.type === 'inlineCode') return [{text: node.value ?? '', within: [...within, 'code']}];
  // `a:b` parses as a text directive, which Docusaurus shows as typed.
  if (node.type === 'textDirective') return [{text: `:${node.name ?? ''}`, within}];
  if (node.type === 'mdxTextExpression') return [];
  const added: InlineContext | undefined =
    node.type === 'emphasis' ? 'emphasis' : componentOf(node)?.verbatim;
  const contexts = added ? [...within, added] : within;
  const children = (node.children ?? []).flatMap((child) => listInlineTexts(child, contexts));
  if (children.length > 0) return children;
  return isJsx(node) ? [{text: MASK, within: [...contexts, 'component']}] : [];
}

function plainBlock(text: string, line: number, sample: boolean): Block {
  const words = text.replace(/<br\s*\/?>/g, ' ');
  return {line, sample, inlineTexts: [{text: words, within: []}]};
}

function attributeBlocks(node: Node, sample: boolean): Block[] {
  return textAttributes(node).flatMap((name) => {
    const text = attributeText(node, name);
    return text ? [plainBlock(text, lineOf(node), sample)] : [];
  });
}

/** Split the syntax tree of a page into the blocks that the text rules check, in document order. */
export function collectBlocks(tree: Node): Block[] {
  const blocks: Block[] = [];
  walkWithParents(tree, (node, parents) => {
    const sample = parents.some(isSample);
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
      const inlineTexts = (node.children ?? []).flatMap((child) => listInlineTexts(child, []));
      blocks.push({line: lineOf(node), inlineTexts, sample});
    }
    if (node.type === 'image' && node.alt) {
      blocks.push(plainBlock(node.alt, lineOf(node), sample));
    }
    if (isJsx(node)) blocks.push(...attributeBlocks(node, sample));
  });
  return blocks;
}

/**
 * Join the text of a block, with MASK in place of every text in one of the contexts `masked`.
 * @example maskedText(block of 'Select <UI>Save</UI> now', ['ui']) // 'Select \uFFFC now'
 */
export const maskedText = ({inlineTexts}: Block, masked: readonly InlineContext[]): string =>
  inlineTexts
    .map(({text, within}) => (within.some((each) => masked.includes(each)) ? MASK : text))
    .join('');
