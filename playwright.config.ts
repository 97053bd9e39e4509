import {defineConfig} from '@playwright/test';
import {TESTED_TRANSLATIONS} from './tests/fixtures/languages';
import type {LanguageOptions, SearchOptions} from './tests/fixtures/test';
import {findChromium} from './tools/browser/findChromium';

/** Matches the tests that only `npm run test:all` runs, because they take long. Playwright matches it against path, titles and tags. */
const TEST_ALL_ONLY = /@all|long-running\/|network-failures\//;
/** Matches those of these tests that run in both languages. */
const TEST_ALL_ONLY_IN_BOTH = /(?:long-running|network-failures)\/.*@both|@both.*@all|@all.*@both/;

/** The Chromium of this machine. If there is none, Playwright uses the browser that it has downloaded. */
const executablePath = findChromium();

export default defineConfig<LanguageOptions, SearchOptions>({
  testDir: './tests',
  // Without this pattern, Playwright would also load the `.test.ts` files in tests/, which belong to Vitest.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // One retry helps if the machine stalls. A test that passes only on retry is listed as flaky. Find the cause.
  retries: 1,
  forbidOnly: true,
  // In a workflow of GitHub Actions, failures are also shown beside their lines in the pull request. Vitest does so by itself.
  reporter: process.env.GITHUB_ACTIONS === 'true' ? [['list'], ['github']] : 'list',
  timeout: 30_000,
  expect: {timeout: 7_000},
  use: {
    // Test machines have no GPU. Emulating one makes rasterising 15 % slower.
    launchOptions: {executablePath, args: ['--disable-gpu', '--disable-gpu-rasterization']},
    actionTimeout: 7_000,
    viewport: {width: 1280, height: 800},
    // The site must ignore the language and the colour scheme of the browser. With these values, a test fails if it does not.
    locale: 'de-DE',
    colorScheme: 'dark',
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
  },
  // A test runs once, in English, unless tagged @both. `searchMode` is the search that the tested site uses: `embedded`, which is the
  // default, or `hosted`, for which hosted.setup.ts makes a second build. Tests tagged @search run with both. `npm test` runs the projects
  // `en` and `zh`, and `npm run test:all` runs all of them.
  projects: [
    {name: 'en', use: {lang: 'en'}, grepInvert: [TEST_ALL_ONLY, /@hosted/]},
    {name: 'test-all', use: {lang: 'en'}, grep: TEST_ALL_ONLY},
    ...TESTED_TRANSLATIONS.flatMap((lang) => [
      {name: lang, use: {lang}, grep: /@both/, grepInvert: TEST_ALL_ONLY},
      {name: `test-all-${lang}`, use: {lang}, grep: TEST_ALL_ONLY_IN_BOTH},
    ]),
    {name: 'hosted-site', testMatch: 'hosted.setup.ts'},
    {
      name: 'hosted',
      use: {lang: 'en', searchMode: 'hosted'},
      grep: /@search|@hosted/,
      grepInvert: /@embedded/,
      dependencies: ['hosted-site'],
    },
  ],
});
