import puppeteer, {type KeyInput, type LaunchOptions} from 'puppeteer-core';
import type {Driver, Engine} from './driver';

/** Starts Chromium, by the DevTools protocol, or Firefox, by WebDriver BiDi. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({...options, defaultViewport: null});
  return {
    version: await browser.version(),
    close: () => browser.close(),
    newDriver: async (): Promise<Driver> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        run: (fn, ...args) => page.evaluate(fn as never, ...args),
        click: (selector) => page.click(selector),
        hover: (selector) => page.hover(selector),
        press: async (keys) => {
          const names = keys.split('+') as KeyInput[];
          for (const name of names) await page.keyboard.down(name);
          for (const name of names.reverse()) await page.keyboard.up(name);
        },
        type: (text) => page.keyboard.type(text),
        // Firefox 140 (ESR) knows the size, but not the orientation that Puppeteer 24.43 sets with it.
        resize: (width, height) =>
          page.setViewport({width, height}).catch((error: Error) => {
            if (!error.message.includes('emulation.setScreenOrientationOverride)')) throw error;
          }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
  };
}
