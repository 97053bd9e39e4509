import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    root: path.resolve(import.meta.dirname, '../..'),
    environment: 'node',
    hookTimeout: 90_000,
    testTimeout: 90_000,
    // How long an expectation waits for the page.
    expect: {poll: {timeout: 30_000, interval: 200}},
  },
});
