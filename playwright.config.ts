import {defineConfig} from '@playwright/test';
import type {LanguageOptions, TransportOptions} from './tests/fixtures/test';
import {findChromium} from './tools/browser/findChromium';

/** Undefined means Playwright's own download, or that there is none. */
const executablePath = findChromium();

export default defineConfig<LanguageOptions, TransportOptions>({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // One more try, for a machine that stalls. What passes only then is listed as flaky, and is a defect to look into.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: {timeout: 7_000},
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // Without a graphics card, rasterising on an emulated one takes 15 % longer.
    launchOptions: {executablePath, args: ['--disable-gpu', '--disable-gpu-rasterization']},
    actionTimeout: 7_000,
    viewport: {width: 1280, height: 800},
    // The browser's own language and colour preference must not decide anything, so they are set to be noticed.
    locale: 'de-DE',
    colorScheme: 'dark',
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
  },
  // Every test runs in both languages, except those that a language cannot change. Those of the search run with the hosted
  // one too, on a site of its own.
  projects: [
    {name: 'en', use: {lang: 'en'}, grepInvert: /@hosted/},
    {name: 'zh', use: {lang: 'zh'}, grepInvert: /@once|@hosted/},
    {name: 'hosted-site', testMatch: 'hosted.setup.ts'},
    {
      name: 'hosted',
      use: {lang: 'en', transport: 'hosted'},
      grep: /@search|@hosted/,
      grepInvert: /@embedded/,
      dependencies: ['hosted-site'],
    },
  ],
});
