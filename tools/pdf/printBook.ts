import path from 'node:path';
import type {Browser} from '@playwright/test';

/** Where the document finds the npm packages of its fonts. */
const FONTS = '/@fontsource/';

/**
 * Prints a document as PDF: tagged, with bookmarks for its headings.
 * @param html the document; packages below `/@fontsource/` are those of this project
 * @param address where it pretends to be; style sheets and pictures are loaded from the server there
 * @throws Error when a file of the document is missing, or a link within it leads nowhere
 */
export async function printBook(
  browser: Browser,
  html: string,
  address: string,
  siteDir: string,
): Promise<Buffer> {
  const page = await browser.newPage();
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
  const lost = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({hash}) => hash)
      .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  });
  if (missing.length > 0) throw new Error(`The book lacks files:\n${missing.join('\n')}`);
  if (lost.length > 0) throw new Error(`The book has links to nothing: ${lost.join(', ')}`);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  });
  await page.close();
  return pdf;
}
