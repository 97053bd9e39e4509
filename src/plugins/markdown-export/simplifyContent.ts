import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {EXCLUDED_FROM_EXPORT} from '../../content/built/excludedFromExport';

/** Elements that are removed: those that need a browser, that repeat the front matter, or that assistive technology ignores. */
const REMOVED = `${EXCLUDED_FROM_EXPORT}, [data-page-end], [data-page-summary], [data-print-only], nav, form, dialog, [hidden], [aria-hidden=true], a:empty`;

/** Texts that the Markdown needs and the page does not have. */
export type ExportTexts = {
  /** The label before the text alternative of a picture, with its colon and space. */
  readonly picture: string;
  /** The separator between the type of an admonition and its title. */
  readonly colon: string;
  /** The brackets around a label beside a name, such as *Required*, with the space before them. */
  readonly brackets: readonly [string, string];
  /** Return the title of an admonition type, such as Warning. */
  readonly admonition: (type: string) => string;
};

/** Return the text alternative of a picture. */
function alternative($: CheerioAPI, {attribs}: Element, titles: string): string {
  const {alt, 'aria-label': label, 'aria-labelledby': ids = ''} = attribs;
  const named = ids.split(/\s+/).map((id) => $(`[id="${id}"]`).text());
  return (label ?? (ids ? named.join(' ') : undefined) ?? alt ?? titles).trim();
}

/** Tell whether an image is the dark version of the image directly before it, with the same text alternative (`ThemedImage`). */
function isDarkVersion({name, prev, attribs}: Element): boolean {
  if (name !== 'img' || prev === null || !('attribs' in prev)) return false;
  return prev.name === 'img' && prev.attribs.alt === attribs.alt;
}

/**
 * Replace everything in the content of a page that Markdown cannot express. This modifies `$`.
 * @param url canonical URL of the page
 */
export function simplifyContent(
  $: CheerioAPI,
  root: Cheerio<Element>,
  url: string,
  {picture, colon, brackets, admonition}: ExportTexts,
): void {
  // A picture becomes its text alternative. Pictures inside others are skipped.
  const pictures = root.find('[role=img], svg, img').toArray();
  const darkVersions = pictures.filter(isDarkVersion);
  for (const drawing of pictures) {
    const element = $(drawing);
    if (element.parents('[role=img], svg').length > 0) continue;
    const text = alternative($, drawing, element.children('title, desc').text());
    if (!text || darkVersions.includes(drawing)) element.remove();
    else element.replaceWith($('<p>').append($('<em>').text(`${picture}${text}`)));
  }
  root.find(REMOVED).remove();
  // An admonition becomes a quotation that begins with its type.
  for (const box of root.find('.theme-admonition').toArray()) {
    const element = $(box);
    const type = admonition(/theme-admonition-(\w+)/.exec(box.attribs.class ?? '')?.[1] ?? 'note');
    const heading = element.children().first().remove().text().trim();
    const first = heading && heading !== type ? type + colon + heading : type;
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
  for (const label of root.find('figcaption, [data-strong]').toArray()) {
    const text = $(label).text().trim();
    $(label).replaceWith($('<p>').append($('<strong>').text(text)));
  }
  // Remove `<wbr>` from code (src/markdown/breakLongCode.ts), because the converter drops spaces beside it.
  root.find('code').each((_, code) => void $(code).text($(code).text()));
  // A label directly beside a name would look like a part of the name.
  const badges = root
    .find('b + [class*=badge]')
    .filter((_, {prev}) => !prev || $(prev).is('b') || $(prev).text().trim() === '');
  for (const label of [...root.find('dt > span').toArray(), ...badges.toArray()]) {
    const {prev} = label;
    if (prev && 'data' in prev) prev.data = prev.data.trimEnd();
    $(label).text(brackets.join($(label).text().trim()));
  }
  // Other labels, such as the states of an entity, are names of the interface.
  for (const label of root.find('[class*=badge]').not(badges).not('b *, strong *').toArray()) {
    $(label).replaceWith($('<strong>').text($(label).text().trim()));
  }
  // A row of a Markdown table is one line, so block elements in a cell are replaced with line breaks. `<small>` is one of them, because
  // the stylesheet shows it below the text.
  const blocks = ['p', 'div', 'ul', 'ol', 'li', 'pre', 'dl', 'dt', 'dd', 'blockquote', 'small'];
  const inCells = ['td', 'th'].flatMap((cell) => blocks.map((block) => `${cell} ${block}`));
  for (const block of root.find(inCells.join()).toArray().reverse()) {
    const element = $(block);
    const contents = element.contents();
    if (block.name === 'li') {
      element.prepend(element.parent().is('ol') ? `${element.index() + 1}. ` : '• ');
    }
    if (block.prev && contents.length > 0) element.before('<br>');
    if (block.next && 'data' in block.next && block.next.data.trim()) element.after('<br>');
    element.replaceWith(element.contents());
  }
  // Links to glossary terms become plain text, because a page has many of them.
  for (const link of root.find('a').toArray()) {
    const {href, 'aria-describedby': term} = link.attribs;
    if (!href || term !== undefined) $(link).replaceWith($(link).contents());
    else $(link).attr('href', new URL(href, url).href);
  }
}
