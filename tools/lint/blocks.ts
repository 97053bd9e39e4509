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
  readonly line: number;
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
  const line = lineOf(node);
  if (node.type === 'text') return [{text: node.value ?? '', line, within}];
  if (node.type === 'break') return [{text: ' ', line, within}];
  if (node.type === 'inlineCode') {
    return [{text: node.value ?? '', line, within: [...within, 'code']}];
  }
  // `a:b` parses as a text directive, which Docusaurus shows as typed.
  if (node.type === 'textDirective') return [{text: `:${node.name ?? ''}`, line, within}];
  if (node.type === 'mdxTextExpression') return [];
  const added: InlineContext | undefined =
    node.type === 'emphasis' ? 'emphasis' : componentOf(node)?.verbatim;
  const contexts = added ? [...within, added] : within;
  const children = (node.children ?? []).flatMap((child) => listInlineTexts(child, contexts));
  if (children.length > 0) return children;
  return isJsx(node) ? [{text: MASK, line, within: [...contexts, 'component']}] : [];
}

function plainBlock(text: string, line: number, sample: boolean): Block {
  const words = text.replace(/<br\s*\/?>/g, ' ');
  return {line, sample, inlineTexts: [{text: words, line, within: []}]};
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

/** A block's text as one string, and the line of each of its characters. */
type Prose = {readonly text: string; readonly lineAt: (offset: number) => number};

/**
 * Join the text of a block, with MASK in place of every text in one of the contexts `masked`.
 * @example maskedText(block of 'Select <UI>Save</UI> now', ['ui']).text // 'Select \uFFFC now'
 */
export function maskedText({line, inlineTexts}: Block, masked: readonly InlineContext[]): Prose {
  const parts = inlineTexts.map((piece) =>
    piece.within.some((each) => masked.includes(each)) ? {...piece, text: MASK} : piece,
  );
  return {
    text: parts.map(({text}) => text).join(''),
    lineAt(offset) {
      let start = 0;
      for (const part of parts) {
        if (offset < start + part.text.length) {
          return part.line + (part.text.slice(0, offset - start).match(/\n/g)?.length ?? 0);
        }
        start += part.text.length;
      }
      return line;
    },
  };
}
