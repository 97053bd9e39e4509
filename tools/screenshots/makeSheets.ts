import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser} from '@playwright/test';
import type {Picture} from './takePictures';

/** A row for each language; long pages are cut in the sheet, not in their pictures. */
const STYLE = `
  body { margin: 24px; font: 15px system-ui, sans-serif; color: #16212b; background: #fff; }
  main { display: flex; flex-wrap: wrap; gap: 24px 16px; align-items: start; }
  figure { margin: 0; }
  a { display: block; max-height: 1000px; overflow: hidden; border: 1px solid #7b8893; }
  img { display: block; width: 100%; }
  .desktop { width: 480px; }
  .phone { width: 240px; }
`;

const toFigure = ({locale, mode, device, file}: Picture): string =>
  `<figure class="${device}"><figcaption>${locale}, ${mode}, ${device}</figcaption>` +
  `<a href="${file}"><img src="${file}" alt=""></a></figure>`;

const toDocument = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
  `<style>${STYLE}</style><h1>${title}</h1>${body}`;

/**
 * Makes a contact sheet for each page, as HTML with links to the full pictures and as PNG, and an index of them.
 * @param outDir the folder of the pictures
 */
export async function makeSheets(
  browser: Browser,
  pictures: readonly Picture[],
  outDir: string,
): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1580, height: 1000}});
  const names = [...new Set(pictures.map((picture) => picture.page))];
  for (const name of names) {
    // By language, then mode: a row for each language.
    const figures = pictures.filter((picture) => picture.page === name).map(toFigure);
    const sheet = path.join(outDir, `${name}.html`);
    writeFileSync(sheet, toDocument(name, `<main>${figures.join('')}</main>`));
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({path: path.join(outDir, `${name}.png`), fullPage: true});
  }
  const links = names.map((name) => `<li><a href="${name}.html">${name}</a>`);
  writeFileSync(
    path.join(outDir, 'index.html'),
    toDocument('Contact sheets', `<ul>${links.join('')}</ul>`),
  );
  await page.close();
}
