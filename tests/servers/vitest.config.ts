import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    root: path.resolve(import.meta.dirname, '../..'),
    environment: 'node',
    // Starting a server takes seconds on a loaded machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
