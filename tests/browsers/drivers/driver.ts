/** What can be passed to a page and back. */
export type Json =
  string | number | boolean | null | undefined | readonly Json[] | {[key: string]: Json};

/**
 * What the journeys need of a browser: little enough that Chromium and Firefox (DevTools protocol, WebDriver BiDi) and WebKit
 * (classic WebDriver) can each do all of it. Selectors are CSS; the first match counts.
 */
export type Driver = {
  /** Opens an address and waits for its `load` event. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Calls a function in the page. It is sent as text, so it sees its arguments only. */
  run: <A extends readonly Json[], R>(fn: (...args: A) => R, ...args: A) => Promise<R>;
  /** Scrolls an element into view and clicks it with the pointer. */
  click: (selector: string) => Promise<void>;
  /** Moves the pointer onto an element. */
  hover: (selector: string) => Promise<void>;
  /** Presses a key, or several at once: `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** Types text into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Sets the size of the window in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The viewport as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A browser that is running. */
export type Engine = {
  /** Name and version, for the report. */
  version: string;
  /** A window that shares nothing with the ones before. */
  newDriver: () => Promise<Driver>;
  close: () => Promise<void>;
};
