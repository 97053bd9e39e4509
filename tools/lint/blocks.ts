import {attributeText, isJsx, lineOf, walkWithParents, type Node} from './tree';

/** Inline context of a piece of text, which decides what it may contain. */
export type Within = 'code' | 'ui' | 'term' | 'link' | 'strong' | 'emphasis' | 'kbd' | 'component';

/** A run of text in one inline context. */
export type Piece = {
  readonly text: string;
  readonly line: number;
  readonly within: readonly Within[];
  /** The glossary id, within a `<Term>`. */
  readonly term?: string;
  /** The component that renders the text, if it has no children. */
  readonly component?: Component;
};

/** A component of a page, or a reference in a text of data/, with the attributes that decide its text. */
export type Component = {readonly name: string; readonly id?: string; readonly entity?: string};

/** A unit of text: a paragraph, a heading, a table cell, an alternative text. */
export type Block = {
  readonly kind:
    'text' | 'heading' | 'cell' | 'header-cell' | 'notice-title' | 'attribute' | 'diagram' | 'data';
  readonly line: number;
  readonly pieces: readonly Piece[];
  /** Sample text and quotations, which need not follow the rules of prose. */
  readonly sample: boolean;
};

/** Replaces what a rule ignores, so that the words around it do not join. */
export const MASK = '\uFFFC';

const SAMPLE_COMPONENTS = new Set(['Example', 'ThemePair']);
const WITHIN: Readonly<Record<string, Within>> = {
  UI: 'ui',
  Term: 'term',
  Kbd: 'kbd',
  link: 'link',
  strong: 'strong',
  emphasis: 'emphasis',
};
/** Attributes with text that is shown or read out. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'label', 'nameHeading', 'valueHeading'];

/** Whether a node is sample text or a quotation. */
export const isSample = ({type, name}: Node): boolean =>
  type === 'blockquote' || SAMPLE_COMPONENTS.has(name ?? '');

/** Copies a tree without sample text and quotations. */
export const withoutSamples = (node: Node): Node => ({
  ...node,
  children: node.children?.filter((child) => !isSample(child)).map(withoutSamples),
});

function inlinePieces(node: Node, within: readonly Within[], term?: string): Piece[] {
  const line = lineOf(node);
  if (node.type === 'text') return [{text: node.value ?? '', line, within, term}];
  if (node.type === 'break') return [{text: ' ', line, within, term}];
  if (node.type === 'inlineCode') {
    return [{text: node.value ?? '', line, within: [...within, 'code'], term}];
  }
  // `a:b` parses as a text directive, which Docusaurus shows as typed.
  if (node.type === 'textDirective') return [{text: `:${node.name ?? ''}`, line, within, term}];
  if (node.type === 'mdxTextExpression') return [];
  const added = WITHIN[node.name ?? ''] ?? WITHIN[node.type];
  const path = added ? [...within, added] : within;
  const id = node.name === 'Term' ? attributeText(node, 'id') : term;
  const children = (node.children ?? []).flatMap((child) => inlinePieces(child, path, id));
  if (children.length > 0) return children;
  if (!isJsx(node)) return [];
  const component = {
    name: node.name ?? '',
    id: attributeText(node, 'id') ?? attributeText(node, 'ids'),
    entity: attributeText(node, 'entity'),
  };
  return [{text: MASK, line, within: [...path, 'component'], term: id, component}];
}

const BLOCK_KINDS: Readonly<Record<string, Block['kind']>> = {
  paragraph: 'text',
  heading: 'heading',
  tableCell: 'cell',
};

/** Labels between bars, in quotes and in boxes; messages after a colon; names of participants. */
const DIAGRAM_LABEL =
  /\|"?([^|"\n]*)"?\||"([^"\n]*)"|\[([^\]"\n]*)\]|^[^"[|\n]*?(?:-[->]|>>|\bover\b|\bof\b)[^"[|\n:]*:(.*)$|^\s*(?:participant|actor) \S+ as (.*)$/gm;

/** The words in the boxes and on the arrows of a Mermaid diagram. */
function diagramLabels(source: string): string {
  return [...source.matchAll(DIAGRAM_LABEL)]
    .map((match) => match.slice(1).find((label) => label !== undefined) ?? '')
    .flatMap((label) => label.split(/<br\s*\/?>/))
    .map((label) => label.trim())
    .join(' · ');
}

function plainBlock(kind: Block['kind'], text: string, line: number, sample: boolean): Block {
  const words = text.replace(/<br\s*\/?>/g, ' ');
  return {kind, line, sample, pieces: [{text: words, line, within: []}]};
}

function fenceBlocks(node: Node, sample: boolean): Block[] {
  if (node.lang !== 'mermaid') return [];
  const line = lineOf(node);
  const attributes = [...(node.meta ?? '').matchAll(/\b(?:alt|title)="([^"]*)"/g)];
  return [
    ...attributes.map(([, text]) => plainBlock('attribute', text ?? '', line, sample)),
    plainBlock('diagram', diagramLabels(node.value ?? ''), line + 1, sample),
  ];
}

function attributeBlocks(node: Node, sample: boolean): Block[] {
  return TEXT_ATTRIBUTES.flatMap((name) => {
    const text = attributeText(node, name);
    return text ? [plainBlock('attribute', text, lineOf(node), sample)] : [];
  });
}

function blockKind(node: Node, parents: readonly Node[]): Block['kind'] | undefined {
  if (node.data?.directiveLabel) return 'notice-title';
  const kind = BLOCK_KINDS[node.type];
  const [table, row] = parents.slice(-2);
  return kind === 'cell' && table?.children?.[0] === row ? 'header-cell' : kind;
}

/** Every block of a page, in document order. */
export function collectBlocks(tree: Node): Block[] {
  const blocks: Block[] = [];
  walkWithParents(tree, (node, parents) => {
    const sample = parents.some(isSample);
    const kind = blockKind(node, parents);
    if (kind) {
      const pieces = (node.children ?? []).flatMap((child) => inlinePieces(child, []));
      blocks.push({kind, line: lineOf(node), pieces, sample});
    }
    if (node.type === 'code') blocks.push(...fenceBlocks(node, sample));
    if (node.type === 'image' && node.alt) {
      blocks.push(plainBlock('attribute', node.alt, lineOf(node), sample));
    }
    if (isJsx(node)) blocks.push(...attributeBlocks(node, sample));
  });
  return blocks;
}

/** A block's text as one string, and the line of each of its characters. */
export type Prose = {readonly text: string; readonly lineAt: (offset: number) => number};

/**
 * A block's text with every piece in one of the contexts `masked` replaced by MASK.
 * @example maskedText(block of 'Select <UI>Save</UI> now', ['ui']).text → 'Select \uFFFC now'
 */
export function maskedText(block: Block, masked: readonly Within[]): Prose {
  return proseOf(
    block,
    block.pieces.map((piece) =>
      piece.within.some((each) => masked.includes(each)) ? {...piece, text: MASK} : piece,
    ),
  );
}

/** Joins the pieces of a block, some of them changed, and keeps their line numbers. */
export function proseOf(block: Block, parts: readonly Piece[]): Prose {
  return {
    text: parts.map(({text}) => text).join(''),
    lineAt(offset) {
      let start = 0;
      for (const {text, line} of parts) {
        if (offset < start + text.length) {
          return line + (text.slice(0, offset - start).match(/\n/g)?.length ?? 0);
        }
        start += text.length;
      }
      return block.line;
    },
  };
}
