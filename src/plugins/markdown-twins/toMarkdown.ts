import type {ChildNode, ParentNode} from 'domhandler';
import type {ElementContent, Root} from 'hast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {DomUtils} from 'htmlparser2';
import type {Root as MarkdownRoot} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** In a cell a line break is HTML: the row would end at one of Markdown. */
const lineBreak: Handle = (state, element) => {
  const node = {type: 'html', value: '<br>'} as const;
  state.patch(element, node);
  return node;
};

/** Fences name the language, and where to type the code. */
const fence: Handle = (state, element) => {
  const [code] = element.children;
  if (code?.type !== 'element') return state.toFlow(state.all(element));
  const {lang, title} = code.properties;
  const [text] = code.children;
  return {
    type: 'code',
    lang: String(lang ?? '') || null,
    meta: title ? `title=${JSON.stringify(title)}` : null,
    value: text?.type === 'text' ? text.value : '',
  };
};

/** The nodes of the reader of built pages as the ones of the writer of Markdown. */
const toHast = ({children}: ParentNode): ElementContent[] =>
  children.flatMap((node: ChildNode): ElementContent[] => {
    if (DomUtils.isText(node))
      return [{type: 'text', value: node.data.replace(/[\u200b\ufeff]/g, '')}];
    if (!DomUtils.isTag(node)) return [];
    const {name, attribs} = node;
    const properties = {
      ...attribs,
      checked: 'checked' in attribs,
      colSpan: attribs.colspan,
      rowSpan: attribs.rowspan,
    };
    return [{type: 'element', tagName: name, properties, children: toHast(node)}];
  });

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true, resourceLink: true})
  .freeze();

/**
 * @param content as `plainContent` leaves it
 * @returns Markdown with the extensions of GitHub
 */
export function toMarkdown(content: ParentNode): string {
  const tree: Root = {type: 'root', children: toHast(content)};
  return writer.stringify(toMdast(tree, {handlers: {br: lineBreak, pre: fence}}) as MarkdownRoot);
}
