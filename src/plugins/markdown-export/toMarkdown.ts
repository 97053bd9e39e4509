import type {Root} from 'mdast';
import {raw} from 'hast-util-raw';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

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

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true, resourceLink: true})
  .freeze();

/** Comments of React, and characters without width, at which browsers may break a line. */
const NOT_WRITTEN = /<!--[^]*?-->|[\u200b\ufeff]/g;

/**
 * Writes content as Markdown with the extensions of GitHub.
 * @param html as `plainContent` leaves it
 */
export const toMarkdown = (html: string): string =>
  writer.stringify(
    toMdast(raw({type: 'raw', value: html.replace(NOT_WRITTEN, '')}), {
      handlers: {br, pre},
    }) as Root,
  );
