import puppeteer from 'puppeteer-core';
import {Builder, By, Key} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {findProgram} from '../../tools/browser/findChromium';

/** The few commands that the journeys need, the same for both browsers. Selectors are CSS. */
export type Browser = {
  open: (address: string) => Promise<unknown>;
  /** Run JavaScript in the page and return its result. */
  run: (script: string) => Promise<unknown>;
  /** Click the first match. Throws when it is not there or covered. */
  click: (selector: string) => Promise<unknown>;
  /** Type into the focused element. */
  type: (text: string) => Promise<unknown>;
  /** Press Control and K together. */
  pressShortcut: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** Start Firefox with Puppeteer, because Debian has no geckodriver, which Selenium needs for it. */
async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    args: ['--width=1280', '--height=800'],
  });
  const page = await firefox.newPage();
  return {
    open: (address) => page.goto(address),
    run: (script) => page.evaluate(`(() => {${script}})()`),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    pressShortcut: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
    },
    close: () => firefox.close(),
  };
}

/** Start the small browser of WebKitGTK with Selenium. It needs a display, such as `xvfb-run` provides. */
async function startWebKit(driverProgram: string): Promise<Browser> {
  const service = new DriverService.Builder(driverProgram)
    .setLoopback(true)
    // The sandbox of WebKit cannot be set up inside a container.
    .setEnvironment({...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'})
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({browserName: 'MiniBrowser'})
    .build();
  return {
    open: (address) => driver.get(address),
    run: (script) => driver.executeScript(script),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressShortcut: () =>
      driver.actions().keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL).perform(),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

const PROGRAMS = [
  {name: 'Firefox', program: findProgram(['firefox-esr', 'firefox']), start: startFirefox},
  {name: 'WebKit', program: findProgram(['WebKitWebDriver']), start: startWebKit},
];

/** List the browsers that are installed. */
export const BROWSERS = PROGRAMS.flatMap(({name, program, start}) =>
  program === undefined ? [] : [{name, start: () => start(program)}],
);
