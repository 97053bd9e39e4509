import {defineConfig, type Project} from '@playwright/test';
import type {LanguageOptions, TransportOptions} from './tests/fixtures/test';
import {findChromium} from './tools/browser/findChromium';
import {translatedLocales} from './src/settings/locales';

/** Runs what is tested in depth, or takes long (@all), instead of all others. */
const isRest = process.env.OBIS_TEST_ALL !== undefined;

/** Selects the tests of this run that have the tag; Playwright matches the path of the file, the title and its tags. */
const tagged = (tag: string) =>
  new RegExp(`^${isRest ? '(?=' : '(?!'}.*(?:@all|in-depth/|faults/)).*(?:${tag})`);

/** Without one, Playwright uses its own download. */
const executablePath = findChromium();

const hostedProjects: Project<LanguageOptions, TransportOptions>[] = [
  {name: 'hosted-site', testMatch: 'hosted.setup.ts'},
  {
    name: 'hosted',
    use: {lang: 'en', transport: 'hosted'},
    grep: tagged('@search|@hosted'),
    grepInvert: /@embedded/,
    dependencies: ['hosted-site'],
  },
];

export default defineConfig<LanguageOptions, TransportOptions>({
  testDir: './tests',
  // Without it, Playwright would also load the `.test.ts` files beside them, which are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // For a machine that stalls. A test that passes only on retry is listed as flaky, which is a defect to look into.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: {timeout: 7_000},
  reporter: [['list']],
  use: {
    browserName: 'chromium',
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
    {name: 'en', use: {lang: 'en'}, grep: tagged(''), grepInvert: /@hosted/},
    ...translatedLocales.map((lang) => ({
      name: lang,
      use: {lang},
      grep: tagged('@both'),
      grepInvert: /@hosted/,
    })),
    ...(isRest ? [] : hostedProjects),
  ],
});
