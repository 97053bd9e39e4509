import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {SCREEN_ONLY, unfoldTabs} from '../../build/staticContent';
import type {TwinTexts} from './twinTexts';

/** Beside what only works on a screen: what the front matter says, and what assistive technology passes over too. */
const LEFT_OUT = [
  SCREEN_ONLY,
  '[data-page-end]',
  'nav',
  'form',
  'dialog',
  '[hidden]',
  '[aria-hidden=true]',
].join();

type Page = {
  readonly $: CheerioAPI;
  readonly root: Cheerio<Element>;
  readonly texts: TwinTexts;
};

/** Pictures and drawings become a sentence: their text alternative. */
function describePictures({$, root, texts}: Page): void {
  const seen = new Set<string>();
  for (const picture of root.find('[role=img], svg, img').toArray()) {
    const element = $(picture);
    // What an outer picture says is said.
    if (element.parents('[role=img], svg').length > 0) continue;
    const {alt, 'aria-label': label, 'aria-labelledby': id} = picture.attribs;
    const named = id
      ?.split(/\s+/)
      .map((each) => $(`[id="${each}"]`).text())
      .join(' ');
    const text = (label ?? named ?? alt ?? element.children('title, desc').text()).trim();
    // One picture for the light mode and one for the dark say the same.
    if (!text || seen.has(text)) element.remove();
    else element.replaceWith($('<p>').append($('<em>').text(`${texts.picture} ${text}`)));
    seen.add(text);
  }
}

/** Notices become quotations that begin with their kind. */
function quoteNotices({$, root, texts}: Page): void {
  for (const notice of root.find('.theme-admonition').toArray()) {
    const element = $(notice);
    const [, kind = 'note'] = /theme-admonition-(\w+)/.exec(notice.attribs.class ?? '') ?? [];
    const word = texts.notices[kind] ?? kind;
    const heading = element.children('[class*=admonitionHeading]');
    const title = heading.text().trim();
    heading.remove();
    const first = title && title !== word ? word + texts.colon + title : word;
    element.replaceWith(
      $('<blockquote>')
        .append($('<p>').append($('<strong>').text(first)))
        .append(element.contents()),
    );
  }
}

/** Blocks of code are `<pre><code>` with text, language and title. */
function plainCode({$, root}: Page): void {
  for (const block of root.find('.theme-code-block').toArray()) {
    const element = $(block);
    const language = /language-(\S+)/.exec(block.attribs.class ?? '')?.[1] ?? '';
    const lines = element.find('.token-line');
    const text =
      lines.length > 0
        ? lines
            .map((_, line) => $(line).text().replace(/\n$/, ''))
            .get()
            .join('\n')
        : element.find('code').text();
    const title = element.find('[class*=codeBlockTitle]').text().trim();
    element.replaceWith($('<pre>').append($('<code>').attr({lang: language, title}).text(text)));
  }
}

/** A cell of a Markdown table is one line: its blocks are parted by line breaks. */
function flattenCells({$, root}: Page): void {
  const isBlock = 'p, div, ul, ol, li, pre, dl, dt, dd, blockquote';
  for (const cell of root.find('td, th').toArray()) {
    for (const block of $(cell).find(isBlock).toArray().reverse()) {
      const element = $(block);
      const contents = element.contents();
      if (block.name === 'li') element.prepend('• ');
      // Parted from what stands before it, be it text or another block.
      if (block.prev && contents.length > 0) element.before('<br>');
      if (block.next && 'data' in block.next && block.next.data.trim()) element.after('<br>');
      element.replaceWith(element.contents());
    }
  }
}

/** Links with the whole address. Terms, which are many, are words: the glossary explains them. */
function absoluteLinks({$, root}: Page, address: string): void {
  for (const link of root.find('a').toArray()) {
    const element = $(link);
    const {href} = link.attribs;
    if (!href || 'aria-describedby' in link.attribs) element.replaceWith(element.contents());
    else element.attr('href', new URL(href, address).href);
  }
}

/**
 * Makes the content of a page out of what Markdown has: no controls, everything unfolded, drawings in words. Changes it.
 * @param address of the page, with scheme and host
 */
export function plainContent(
  $: CheerioAPI,
  root: Cheerio<Element>,
  address: string,
  texts: TwinTexts,
): void {
  const page = {$, root, texts};
  unfoldTabs($, root, '<p data-strong>');
  describePictures(page);
  root.find(LEFT_OUT).remove();
  quoteNotices(page);
  plainCode(page);
  for (const summary of root.find('summary, figcaption, [data-strong]').toArray()) {
    const element = $(summary);
    const text = element.text().trim();
    element.replaceWith($('<p>').append($('<strong>').text(text)));
  }
  // Where a value may break there are elements (src/markdown/breakValues.ts), at which the converter drops spaces.
  root.find('code').each((_, code) => void $(code).text($(code).text()));
  flattenCells(page);
  absoluteLinks(page, address);
}
