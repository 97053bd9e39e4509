import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {i18n, localePath} from '../../src/settings/locales';
import type {ReviewedPage} from './pages';

const MODES = ['light', 'dark'] as const;
const DEVICES = [
  {device: 'desktop', viewport: {width: 1440, height: 900}},
  {device: 'phone', viewport: {width: 390, height: 844}},
] as const;

/** Chromium draws no more than 16,384 px; longer pages end here. */
const MAX_HEIGHT = 16_000;

/** More at once are not faster on two cores. */
const CONCURRENT = 3;

/** A picture that was taken. */
export type Picture = {
  readonly page: string;
  readonly locale: string;
  readonly mode: string;
  readonly device: (typeof DEVICES)[number]['device'];
  /** Below the folder of the pictures. */
  readonly file: string;
};

/** Runs in the page: what waits for the reader to scroll is drawn now. */
async function drawAll(): Promise<void> {
  document.documentElement.dataset.renderAll = '';
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    ...images.map((image) => image.decode().catch(() => {})),
  ]);
}

type Size = {readonly width: number; readonly height: number};

async function takePicture(
  page: Page,
  viewport: Size,
  address: string,
  awaits: string,
  file: string,
): Promise<void> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address}: ${answer?.status()}. Is the build complete?`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForSelector(awaits);
  await page.evaluate(drawAll);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Not `fullPage`: while that draws, Chromium forgets that a phone has no pointer to hover with.
  await page.setViewportSize({...viewport, height: Math.min(height, MAX_HEIGHT)});
  await page.screenshot({path: file, animations: 'disabled'});
  await page.setViewportSize(viewport);
}

type Series = {locale: string; mode: string; device: (typeof DEVICES)[number]};

/** All pages in one language, mode and width, one after the other. */
async function takeSeries(
  browser: Browser,
  site: string,
  pages: readonly ReviewedPage[],
  outDir: string,
  {locale, mode, device: {device, viewport}}: Series,
): Promise<Picture[]> {
  const context = await browser.newContext({
    viewport,
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    reducedMotion: 'reduce',
    // Dates and the language of the browser are the same on every machine.
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const {name, route, awaits = 'h1'} of pages) {
    const file = path.join(name, `${name}.${locale}.${mode}.${viewport.width}.png`);
    await takePicture(
      page,
      viewport,
      `${site}${localePath(locale)}${route}`,
      awaits,
      path.join(outDir, file),
    );
    pictures.push({page: name, locale, mode, device, file});
  }
  await context.close();
  return pictures;
}

/**
 * Takes a picture of each page in each language, mode and width, in full length.
 * @param site address of the built site, with a slash at its end
 * @param outDir gets a folder for each page
 * @throws Error when a page is missing
 */
export async function takePictures(
  browser: Browser,
  site: string,
  pages: readonly ReviewedPage[],
  outDir: string,
): Promise<Picture[]> {
  const waiting: Series[] = i18n.locales.flatMap((locale) =>
    MODES.flatMap((mode) => DEVICES.map((device) => ({locale, mode, device}))),
  );
  const pictures: Picture[] = [];
  const work = async (): Promise<void> => {
    for (let series = waiting.shift(); series; series = waiting.shift()) {
      pictures.push(...(await takeSeries(browser, site, pages, outDir, series)));
    }
  };
  await Promise.all(Array.from({length: CONCURRENT}, work));
  // The order does not depend on which series ended first.
  return pictures.sort((a, b) => a.file.localeCompare(b.file, 'en'));
}
