import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {SCREEN_ONLY, unfoldTabs} from '../../content/built/screenOnly';

/** Beside what only works on a screen: what the front matter says, and what assistive technology passes over too. */
const LEFT_OUT = `${SCREEN_ONLY}, [data-page-end], nav, form, dialog, [hidden], [aria-hidden=true], a:empty`;

/** Words of the Markdown that the page does not have. */
export type ExportTexts = {
  /** Before the text of a picture, with a colon. */
  readonly picture: string;
  /** Between the type of a notice and its title. */
  readonly colon: string;
  /** Returns the title of a type of notice, such as Warning. */
  readonly notice: (type: string) => string;
};

/** Returns the text alternative of a picture or drawing. */
function alternative($: CheerioAPI, {attribs}: Element, titles: string): string {
  const {alt, 'aria-label': label, 'aria-labelledby': ids = ''} = attribs;
  const named = ids.split(/\s+/).map((id) => $(`[id="${id}"]`).text());
  return (label ?? (ids ? named.join(' ') : undefined) ?? alt ?? titles).trim();
}

/**
 * Reduces the content of a page to what Markdown has. Changes it.
 * @param address of the page, with scheme and host
 */
export function simplifyContent(
  $: CheerioAPI,
  root: Cheerio<Element>,
  address: string,
  {picture, colon, notice}: ExportTexts,
): void {
  unfoldTabs($, root, '<p data-strong>');
  // Only the outermost picture speaks, and the one for the light mode says the same as the one for the dark.
  const seen = new Set(['']);
  for (const drawing of root.find('[role=img], svg, img').toArray()) {
    const element = $(drawing);
    if (element.parents('[role=img], svg').length > 0) continue;
    const text = alternative($, drawing, element.children('title, desc').text());
    if (seen.has(text)) element.remove();
    else element.replaceWith($('<p>').append($('<em>').text(`${picture} ${text}`)));
    seen.add(text);
  }
  root.find(LEFT_OUT).remove();
  // Notices are quotations that begin with their type.
  for (const box of root.find('.theme-admonition').toArray()) {
    const element = $(box);
    const word = notice(/theme-admonition-(\w+)/.exec(box.attribs.class ?? '')?.[1] ?? 'note');
    const heading = element.children().first().remove().text().trim();
    const first = heading && heading !== word ? word + colon + heading : word;
    element.prepend($('<p data-strong>').text(first));
    element.replaceWith($('<blockquote>').append(element.contents()));
  }
  for (const block of root.find('.theme-code-block').toArray()) {
    const element = $(block);
    const lang = /language-(\S+)/.exec(block.attribs.class ?? '')?.[1] ?? '';
    const title = element.children().not(':has(pre)').text().trim();
    element.find('pre br').replaceWith('\n');
    const text = element.find('code').text().replace(/\n$/, '');
    element.replaceWith($('<pre>').append($('<code>').attr({lang, title}).text(text)));
  }
  for (const label of root.find('summary, figcaption, [data-strong]').toArray()) {
    const text = $(label).text().trim();
    $(label).replaceWith($('<p>').append($('<strong>').text(text)));
  }
  // Where a value may break there are elements (src/markdown/breakMachineValues.ts), at which the converter drops spaces.
  root.find('code').each((_, code) => void $(code).text($(code).text()));
  // A row of a Markdown table is one line: blocks in a cell are parted by line breaks.
  const blocks = ['p', 'div', 'ul', 'ol', 'li', 'pre', 'dl', 'dt', 'dd', 'blockquote'];
  const inCells = ['td', 'th'].flatMap((cell) => blocks.map((block) => `${cell} ${block}`));
  for (const block of root.find(inCells.join()).toArray().reverse()) {
    const element = $(block);
    const contents = element.contents();
    if (block.name === 'li') element.prepend('• ');
    if (block.prev && contents.length > 0) element.before('<br>');
    if (block.next && 'data' in block.next && block.next.data.trim()) element.after('<br>');
    element.replaceWith(element.contents());
  }
  // Terms, which are many, are words: the glossary explains them.
  for (const link of root.find('a').toArray()) {
    const {href, 'aria-describedby': term} = link.attribs;
    if (!href || term !== undefined) $(link).replaceWith($(link).contents());
    else $(link).attr('href', new URL(href, address).href);
  }
}
