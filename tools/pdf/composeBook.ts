import {escapeHtml} from '../../src/plugins/search/shared/markup';
import {cssString} from '../../src/components/PageTools/sheetHead';
import {bookId} from './bookLinks';
import {bookTexts, type BookTexts} from './bookTexts';
import {outline, type Entry} from './outline';
import type {Manual} from './readManual';
import {toChapter} from './toChapter';

/** What a book is made of. */
export type BookParts = Manual & {
  readonly locale: string;
  readonly htmlLang: string;
  /** The language's name in itself. */
  readonly language: string;
  readonly title: string;
  /** SVG markup. */
  readonly logo: string;
  /** Day of the content, as 2026-03-12. */
  readonly date: string;
  /** How many facts nobody has confirmed. */
  readonly assumed: number;
  /** Rules after the style sheets. */
  readonly css: string;
};

/** A named page: its margin boxes are the running heads, and a change of page type starts a new sheet. */
const runningHeads = (name: string, left: string, right: string): string =>
  `.${name}{page:${name}}@page ${name}{@top-left{content:${cssString(left)}}@top-right{content:${cssString(right)}}}`;

/** The style sheet shows the page number behind each link. */
const contents = (entries: readonly Entry[]): string =>
  `<ol class="book-contents">${entries
    .map(
      ({id, title, kind, level}) =>
        `<li class="${kind}" data-level="${level}"><a href="#${id}" data-page="000"><span>${escapeHtml(title)}</span></a></li>`,
    )
    .join('')}</ol>`;

function cover(book: BookParts, texts: BookTexts): string {
  const {title, language, appliesTo, logo, date, assumed, locale, address} = book;
  const facts = `#${bookId(book.pages.at(-1)?.route ?? '', 'facts')}`;
  const count = texts.factCount(assumed.toLocaleString(locale));
  return `<section class="book-cover">${logo}<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(language)}</p><p>${escapeHtml(appliesTo)}</p>
<dl><dt>${texts.date}</dt><dd>${date}</dd>
<dt>${texts.facts}</dt><dd><a href="${facts}">${count}</a></dd>
<dt>${texts.address}</dt><dd><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></dd></dl></section>`;
}

/** The chapters of a part: the entries after it, up to the next of its level. */
function within(entries: readonly Entry[], index: number): Entry[] {
  const rest = entries.slice(index + 1);
  const end = rest.findIndex(({level}) => level <= (entries[index]?.level ?? 1));
  return end === -1 ? rest : rest.slice(0, end);
}

/** The book as one HTML document, which a browser prints. Changes the pages. */
export function composeBook(book: BookParts): string {
  const {pages, title, address, locale} = book;
  const texts = bookTexts(locale);
  const entries = outline(pages);
  const context = {
    routes: new Set(pages.map(({route}) => route)),
    siteUrl: new URL(address).origin,
  };
  const heads = [runningHeads('contents', title, texts.contents)];
  let groups = '';
  const sections = entries.map((entry, index) => {
    const {kind, level, id, page} = entry;
    const heading = `<h1 aria-level="${level}" id="${id}">${escapeHtml(entry.title)}</h1>`;
    if (kind === 'part') {
      return `<section class="part">${heading}${contents(within(entries, index))}</section>`;
    }
    if (!page) {
      groups += heading;
      return '';
    }
    const name = `page-${index}`;
    heads.push(runningHeads(name, page.categories.join(' · ') || title, entry.title));
    const opening = groups && `<header class="group">${groups}</header>`;
    groups = '';
    return `<section class="${name}">${opening}${toChapter(page, level, context)}</section>`;
  });
  const links = book.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`);
  return `<!doctype html><html lang="${book.htmlLang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
${links.join('')}<style>${book.css}${heads.join('')}</style></head><body>${cover(book, texts)}
<nav class="contents"><h1>${texts.contents}</h1>${contents(entries)}</nav>
${sections.join('\n')}</body></html>`;
}
