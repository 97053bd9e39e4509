import type {ParentNode} from 'domhandler';
import type {ElementContent} from 'hast';
import type {Root} from 'mdast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';

/** Convert a line break to HTML, because a Markdown line break would end the row of a table. */
const br: Handle = () => ({type: 'html', value: '<br>'});

/** Convert a code block to a fence with its language and title. */
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

/** Convert nodes of cheerio to nodes of hast. */
const toHast = ({children}: ParentNode): ElementContent[] =>
  children.flatMap((node): ElementContent[] => {
    if (node.nodeType === 3)
      return [{type: 'text', value: node.data.replace(/[\u200b\ufeff]/g, '')}];
    // Comments and `<wbr>` are left out.
    if (!('attribs' in node) || node.name === 'wbr') return [];
    const {name, attribs} = node;
    const properties = {...attribs, colSpan: attribs.colspan, rowSpan: attribs.rowspan};
    return [{type: 'element', tagName: name, properties, children: toHast(node)}];
  });

const writer = remark()
  .use(remarkGfm, {tablePipeAlign: false})
  .data('settings', {bullet: '-', rule: '-', fences: true, resourceLink: true})
  .freeze();

/** Matches the backslash that the writer puts before `://`, so that a scheme in a text does not become a link. */
const ESCAPE_IN_SCHEME = /(?<=\bhttps?)\\(?=:\/\/)/g;

/**
 * Convert HTML to GitHub Flavored Markdown. A scheme such as `https://` in a text is written without an escape, because readers and tools
 * copy the text as it is.
 * @param content the result of `simplifyContent`
 */
export const toMarkdown = (content: ParentNode): string =>
  writer
    .stringify(toMdast({type: 'root', children: toHast(content)}, {handlers: {br, pre}}) as Root)
    .replace(ESCAPE_IN_SCHEME, '');
