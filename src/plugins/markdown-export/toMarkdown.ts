import type {ParentNode} from 'domhandler';
import type {ElementContent} from 'hast';
import type {Root} from 'mdast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';

/** Writes a line break in a cell as HTML: the row would end at one of Markdown. */
const br: Handle = () => ({type: 'html', value: '<br>'});

/** Writes fences with the language, and where to type the code. */
const pre: Handle = (state, element) => {
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

/** Turns the nodes of cheerio into those of the writer of Markdown. */
const toHast = ({children}: ParentNode): ElementContent[] =>
  children.flatMap((node): ElementContent[] => {
    if (node.nodeType === 3)
      return [{type: 'text', value: node.data.replace(/[\u200b\ufeff]/g, '')}];
    // A place to break is none in a text to search.
    if (!('attribs' in node) || node.name === 'wbr') return [];
    const {name, attribs} = node;
    const properties = {
      ...attribs,
      checked: 'checked' in attribs,
      colSpan: attribs.colspan,
      rowSpan: attribs.rowspan,
    };
    return [{type: 'element', tagName: name, properties, children: toHast(node)}];
  });

const writer = remark()
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {bullet: '-', rule: '-', fences: true, resourceLink: true})
  .freeze();

/**
 * Writes content as Markdown with the extensions of GitHub.
 * @param content as `simplifyContent` leaves it
 */
export const toMarkdown = (content: ParentNode): string =>
  writer.stringify(
    toMdast({type: 'root', children: toHast(content)}, {handlers: {br, pre}}) as Root,
  );
