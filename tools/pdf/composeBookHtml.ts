import type {Locale} from '../../src/content/locales';
import type {Manual} from './readManual';
import {pageId, toChapter} from './toChapter';

/** Texts that only the book has. */
const TEXTS = {
  en: {
    contents: 'Contents',
    date: 'State of',
    address: 'On the web',
  },
  zh: {
    contents: '目录',
    date: '内容日期',
    address: '在线版',
  },
} as const satisfies Record<Locale, unknown>;

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escape a text for HTML elements and quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** The contents and the settings of a book. */
type Book = Manual & {
  readonly locale: Locale;
  readonly htmlLang: string;
  /** The name of the language in that language. */
  readonly language: string;
  readonly title: string;
  /** The logo as SVG markup. */
  readonly logo: string;
  /** Date of the content, such as 2026-03-12. */
  readonly date: string;
  /** The sentence on the cover of a draft, or an empty string. */
  readonly draftNotice: string;
  /** CSS rules that follow the stylesheets. */
  readonly css: string;
};

/** Quote a text as a CSS string that cannot close the `<style>` element around it. */
const cssString = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\3c `);

/** Return the CSS `@page` rule of a chapter. Its margin boxes are the running heads. A chapter starts on a new sheet, because its named page differs from the one before. */
const runningHeads = (name: string, left: string, right: string): string =>
  `.${name}{page:${name}}@page ${name}{@top-left{content:${cssString(left)}}@top-right{content:${cssString(right)}}}`;

function cover(book: Book): string {
  const {title, language, appliesTo, logo, date, draftNotice, homeUrl} = book;
  const texts = TEXTS[book.locale];
  return `<section class="book-cover">${logo}<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(language)}</p><p>${escapeHtml(appliesTo)}</p>${draftNotice && `<p>${escapeHtml(draftNotice)}</p>`}
<dl><dt>${texts.date}</dt><dd>${date}</dd>
<dt>${texts.address}</dt><dd><a href="${escapeHtml(homeUrl)}">${escapeHtml(homeUrl)}</a></dd></dl></section>`;
}

/**
 * Return the book as one HTML document with a cover, a table of contents and a chapter for each page. A category of the sidebar becomes a
 * heading before its first chapter. `aria-level` sets the level of each heading in the bookmarks. The given pages are changed.
 * The running heads need Chromium 131. The table of contents has links and no page numbers, because Chromium lacks `target-counter()`.
 */
export function composeBookHtml(book: Book): string {
  const {pages, title, homeUrl, locale} = book;
  const {contents} = TEXTS[locale];
  const context = {
    permalinks: new Set(pages.map(({permalink}) => permalink)),
    siteUrl: new URL(homeUrl).origin,
  };
  const heads = [runningHeads('contents', title, contents)];
  const entries: string[] = [];
  const addEntry = (id: string, level: number, text: string): string => {
    entries.push(`<li data-level="${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`);
    return `<h1 aria-level="${level}" id="${id}">${escapeHtml(text)}</h1>`;
  };
  let open: readonly string[] = [];
  const chapters = pages.map((page, index) => {
    const {categories, permalink} = page;
    const opened = categories.findIndex((label, depth) => open[depth] !== label);
    open = categories;
    const headings = categories.map((label, depth) =>
      opened === -1 || depth < opened
        ? ''
        : addEntry(`${pageId(permalink)}--level-${depth + 1}`, depth + 1, label),
    );
    addEntry(pageId(permalink), categories.length + 1, page.title);
    heads.push(runningHeads(`page-${index}`, categories.join(' · ') || title, page.title));
    const chapter = toChapter(page, categories.length + 1, context);
    return `<section class="page-${index}"><header class="group">${headings.join('')}</header>${chapter}</section>`;
  });
  const links = book.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`);
  return `<!doctype html><html lang="${book.htmlLang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
${links.join('')}<style>${book.css}${heads.join('')}</style></head><body>${cover(book)}
<nav class="contents"><h1>${contents}</h1><ol>${entries.join('')}</ol></nav>
${chapters.join('\n')}</body></html>`;
}
