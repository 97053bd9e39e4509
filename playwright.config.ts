import {defineConfig} from '@playwright/test';
import {LANGUAGES, type Locale} from './tests/fixtures/languages';
import type {LanguageOptions, TransportOptions} from './tests/fixtures/test';
import {findChromium} from './tools/browser/findChromium';

/** Tests that only `npm run test:all` runs, since they take long. Playwright matches the path of a file, titles and tags. */
const REST = /@all|long-running\/|network-failures\//;
/** Those of them that run in both languages. */
const REST_IN_BOTH = /(?:long-running|network-failures)\/.*@both|@both.*@all|@all.*@both/;

const TRANSLATED = (Object.keys(LANGUAGES) as Locale[]).filter((lang) => lang !== 'en');

/** Without one, Playwright uses its own download. */
const executablePath = findChromium();

export default defineConfig<LanguageOptions, TransportOptions>({
  testDir: './tests',
  // Without it, Playwright would also load the `.test.ts` files beside them, which are Vitest's.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // For a machine that stalls. A test that passes only on retry is listed as flaky, which is a defect to look into.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: {timeout: 7_000},
  use: {
    // Without a GPU, rasterising on an emulated one takes 15 % longer.
    launchOptions: {executablePath, args: ['--disable-gpu', '--disable-gpu-rasterization']},
    actionTimeout: 7_000,
    viewport: {width: 1280, height: 800},
    // The browser's language and colour scheme must have no effect, so they are set to values that would be noticed.
    locale: 'de-DE',
    colorScheme: 'dark',
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
  },
  // A test runs once, in English, unless tagged @both. Search tests also run on a second build with the hosted search.
  projects: [
    {name: 'en', use: {lang: 'en'}, grepInvert: [REST, /@hosted/]},
    {name: 'rest', use: {lang: 'en'}, grep: REST},
    ...TRANSLATED.flatMap((lang) => [
      {name: lang, use: {lang}, grep: /@both/, grepInvert: REST},
      {name: `rest-${lang}`, use: {lang}, grep: REST_IN_BOTH},
    ]),
    {name: 'hosted-site', testMatch: 'hosted.setup.ts'},
    {
      name: 'hosted',
      use: {lang: 'en', transport: 'hosted'},
      grep: /@search|@hosted/,
      grepInvert: [REST, /@embedded/],
      dependencies: ['hosted-site'],
    },
  ],
});
