import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {readPlaces} from './readPlaces';

/** Where the document finds the npm packages of its fonts. */
const FONTS = '/@fontsource/';

/** Page numbers change the line breaks, so rarely a page number; two runs are the rule. */
const MAX_RUNS = 5;

/** A PDF file, and how many sheets it has. */
export type Print = {readonly pdf: Buffer; readonly sheets: number};

/** Both dates of the file. All PDF dates have the same length. */
const setDates = (pdf: Buffer, date: string): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replace(/\(D:\d{14}\+00'00'\)/g, `(D:${date.replaceAll('-', '')}000000+00'00')`),
    'latin1',
  );

/** Loads the document; the server at its address has its style sheets and pictures. */
async function load(page: Page, html: string, address: string, siteDir: string): Promise<void> {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (!answer.ok()) missing.push(`${answer.url()} (${answer.status()})`);
  });
  page.on('requestfailed', (request) => missing.push(request.url()));
  await page.route(address, (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.route(`**${FONTS}**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return route.fulfill({path: path.join(siteDir, 'node_modules', pathname)});
  });
  // Before loading: print styles may use fonts that those for the screen do not.
  await page.emulateMedia({media: 'print'});
  await page.goto(address, {waitUntil: 'load', timeout: 120_000});
  await page.evaluate(async () => void (await document.fonts.ready));
  if (missing.length > 0) throw new Error(`The book lacks files:\n${missing.join('\n')}`);
}

/** Runs in the page. Returns the links that lead nowhere. */
function writeNumbers(numbers: Readonly<Record<string, number>>): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-page]')];
  for (const link of links)
    link.dataset.page = String(numbers[decodeURIComponent(link.hash.slice(1))]);
  return links.filter(({dataset}) => dataset.page === 'undefined').map(({hash}) => hash);
}

/** Prints, with the page numbers of links in their `data-page`, until the numbers are those of the print. */
async function printWithNumbers(page: Page): Promise<Print> {
  let printed = '';
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      outline: true,
      tagged: true,
    });
    const {numbers, sheets} = await readPlaces(pdf);
    if (JSON.stringify(numbers) === printed) return {pdf, sheets};
    printed = JSON.stringify(numbers);
    const lost = await page.evaluate(writeNumbers, numbers);
    if (lost.length > 0) throw new Error(`The book has links to nothing: ${lost.join(', ')}`);
  }
  throw new Error(`The page numbers of the book are not the same in ${MAX_RUNS} prints.`);
}

/**
 * Prints a document as PDF: tagged, with bookmarks for its headings.
 * @param html the document; `a[data-page]` get the number of the page that they lead to, and packages below `/@fontsource/` are
 * those of this project
 * @param address where it pretends to be; style sheets and pictures are loaded from the server there
 * @param date of the file, as 2026-03-12
 * @throws Error when a file of the document is missing
 */
export async function printBook(
  browser: Browser,
  html: string,
  address: string,
  {date, siteDir}: {date: string; siteDir: string},
): Promise<Print> {
  const page = await browser.newPage();
  try {
    await load(page, html, address, siteDir);
    const {pdf, sheets} = await printWithNumbers(page);
    return {pdf: setDates(pdf, date), sheets};
  } finally {
    await page.close();
  }
}
