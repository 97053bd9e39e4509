import path from 'node:path';
import type {Browser} from '@playwright/test';

/** Path below which the document loads the npm packages of its fonts. */
const FONTS = '/@fontsource/';

/**
 * Print a document as a tagged PDF with a bookmark for each heading.
 * @param html the document; packages below `/@fontsource/` are those of this project
 * @param url URL that the document gets; its stylesheets and pictures are loaded from the server there
 * @throws Error when a file of the document is missing, or a link within it leads nowhere
 */
export async function printPdf(
  browser: Browser,
  html: string,
  url: string,
  siteDir: string,
): Promise<Buffer> {
  const page = await browser.newPage();
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (!answer.ok()) missing.push(`${answer.url()} (${answer.status()})`);
  });
  page.on('requestfailed', (request) => missing.push(request.url()));
  await page.route(url, (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.route(`**${FONTS}**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return route.fulfill({path: path.join(siteDir, 'node_modules', pathname)});
  });
  // Set before loading, because print styles may use other fonts than those of the screen.
  await page.emulateMedia({media: 'print'});
  await page.goto(url, {waitUntil: 'load', timeout: 120_000});
  const lost = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({hash}) => hash)
      .filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1))));
  });
  if (missing.length > 0) throw new Error(`The PDF lacks files:\n${missing.join('\n')}`);
  if (lost.length > 0) throw new Error(`The PDF has links to nothing: ${lost.join(', ')}`);
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  });
  await page.close();
  return pdf;
}
