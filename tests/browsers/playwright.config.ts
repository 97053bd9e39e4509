import {defineConfig} from '@playwright/test';
import {ENGINES, type EngineName} from './engines';
import type {EngineOptions} from './smoke';

/** `npm run test:all -- --only browsers`: every journey in every engine that is installed. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.smoke.ts',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list']],
  projects: (Object.keys(ENGINES) as EngineName[])
    .filter((engine) => ENGINES[engine].find())
    .map((engine) => ({name: engine, use: {engine}})),
});
