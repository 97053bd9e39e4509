import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {listFacts} from '../../src/plugins/product-model/facts';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {i18n} from '../../src/settings/locales';
import {localizedText} from '../../src/settings/localizedText';
import {BOOK_LIST, type Book} from '../../src/settings/readBooks';
import {ensureChromium} from '../browser/findChromium';
import {createSiteServer} from '../serve/createSiteServer';
import {listen} from '../serve/listen';
import {composeBook} from './composeBook';
import {contentDate} from './contentDate';
import {printBook} from './printBook';
import {readManual} from './readManual';

/** Weights that the style sheets use; each package splits its font by script, so only what is printed is loaded. */
const FONTS = ['noto-sans', 'noto-sans-sc', 'noto-sans-mono'].flatMap((family) =>
  [400, 700].map((weight) => `/@fontsource/${family}/${weight}.css`),
);

export type BookOptions = {
  readonly siteDir: string;
  /** Folder that holds the built site. */
  readonly buildDir: string;
  /** Path the site was built for; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Folder for the books, which is created. */
  readonly outDir: string;
  /** How many pages of the manual to take at most. */
  readonly limit: number;
};

/**
 * Makes the manual as a PDF book, in each language, from the built site, and the list of them.
 * @throws Error when there is no built site, no browser, or a browser that is too old
 */
export async function makeBooks(options: BookOptions): Promise<Book[]> {
  const {siteDir, buildDir, baseUrl, outDir, limit} = options;
  const server = createSiteServer({buildDir, baseUrl});
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const browser = await chromium.launch({executablePath: ensureChromium()});
  const date = contentDate(siteDir, process.env);
  const assumed = listFacts(loadModel(siteDir)).filter(
    ({standing}) => standing === 'assumed',
  ).length;
  const css = readFileSync(path.join(siteDir, 'tools/pdf/book.css'), 'utf8');
  const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  mkdirSync(outDir, {recursive: true});
  try {
    const books: Book[] = [];
    for (const [locale, {label, htmlLang}] of Object.entries(i18n.localeConfigs)) {
      const manual = readManual(buildDir, baseUrl, locale, limit);
      const html = composeBook({
        ...manual,
        locale,
        htmlLang,
        language: label,
        title: localizedText(locale).title,
        logo,
        date,
        assumed,
        styles: [...manual.styles, ...FONTS],
        css,
      });
      const {pdf, sheets} = await printBook(browser, html, `${origin}${baseUrl}book`, {
        date,
        siteDir,
      });
      const file = `obis-manual-${locale}.pdf`;
      writeFileSync(path.join(outDir, file), pdf);
      books.push({language: label, htmlLang, file, bytes: pdf.length, sheets, date});
    }
    writeFileSync(path.join(outDir, BOOK_LIST), `${JSON.stringify(books, null, 2)}\n`);
    return books;
  } finally {
    await browser.close();
    server.close();
  }
}
