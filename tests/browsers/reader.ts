import {expect} from '@playwright/test';
import type {Driver, Json} from './drivers/driver';

/** Whether an element can be seen: it has a place inside the window, and nothing lies over its middle. */
function isShown(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const {left, top, width, height} = element.getBoundingClientRect();
  if (top >= innerHeight) return false;
  const x = left + width / 2;
  const y = Math.min(top + height / 2, innerHeight - 1);
  const found = width > 0 && document.elementFromPoint(x, y);
  return found instanceof Node && (element.contains(found) || found.contains(element));
}

/** Repeats what throws, a call into a page that is being left too. */
const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({timeout: 20_000, intervals: [100, 250]});

const scrollToMiddle = (selector: string): void =>
  document.querySelector(selector)?.scrollIntoView({block: 'center', behavior: 'instant'});

function readPlace(selector: string): string | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && `${box.x} ${box.y}`;
}

/** What a reader does and sees. Each `sees…` waits until it is so. */
export class Reader {
  /** Problems that the test causes on purpose. */
  expected: RegExp | undefined;

  readonly browser: Driver;
  private readonly origin: string;
  private readonly base: string;

  constructor(browser: Driver, origin: string, base: string) {
    this.browser = browser;
    this.origin = origin;
    this.base = base;
  }

  /** Opens a page, and waits until React has hydrated it. */
  async opens(pathname: string): Promise<void> {
    await this.opensPlain(pathname);
    await this.seesReadyPage();
  }

  /** Opens a page that runs no scripts. */
  async opensPlain(pathname: string): Promise<void> {
    await this.browser.open(`${this.origin}${this.base}${pathname}`);
  }

  async reloads(): Promise<void> {
    await this.browser.reload();
    await this.seesReadyPage();
  }

  async seesReadyPage(): Promise<void> {
    await this.until('hydrated', () => document.documentElement.dataset.hasHydrated === 'true');
  }

  async sees(selector: string): Promise<void> {
    await this.until(`${selector} shown`, isShown, selector);
  }

  async seesNo(selector: string): Promise<void> {
    await eventually(async () => {
      expect(await this.browser.run(isShown, selector), `${selector} shown`).toBe(false);
    });
  }

  /** The text of the first element has this part. */
  async seesText(selector: string, text: string): Promise<void> {
    const read = (it: string) => document.querySelector<HTMLElement>(it)?.innerText;
    await eventually(async () => {
      expect(await this.browser.run(read, selector), selector).toContain(text);
    });
  }

  /** The page in the address bar: path below the base, query and hash. */
  async seesAddress(address: string): Promise<void> {
    await eventually(async () => {
      expect(await this.address()).toBe(this.base + address);
    });
  }

  /** Path, query and hash. */
  async address(): Promise<string> {
    return this.browser.run(() => location.pathname + location.search + location.hash);
  }

  /** Waits until a function is true in the page. */
  async until<A extends readonly Json[]>(
    what: string,
    isTrue: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    await eventually(async () => {
      expect(await this.browser.run(isTrue, ...args), what).toBe(true);
    });
  }

  async clicks(selector: string): Promise<void> {
    await this.stands(selector);
    await this.browser.click(selector);
  }

  async hovers(selector: string): Promise<void> {
    await this.stands(selector);
    await this.browser.hover(selector);
  }

  /** Waits until an element is shown and stays in its place: what is skipped outside the window moves others when it is laid out. */
  private async stands(selector: string): Promise<void> {
    let before: string | undefined;
    await eventually(async () => {
      const isInView = await this.browser.run(isShown, selector);
      if (!isInView) await this.browser.run(scrollToMiddle, selector);
      const place = await this.browser.run(readPlace, selector);
      const stood = isInView && place === before;
      before = place;
      expect(stood, `${selector} shown and at rest`).toBe(true);
    });
  }

  /** The `href` of a page: links hold the base path. */
  link(pathname: string): string {
    return `a[href="${this.base}${pathname}"]`;
  }
}
