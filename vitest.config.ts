import path from 'node:path';
import {defineConfig} from 'vitest/config';

const FUZZ = 'src/**/*.fuzz.test.{ts,tsx}';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // As Docusaurus compiles it; tsconfig has `jsx: preserve`.
  esbuild: {jsx: 'automatic'},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}', '*.test.ts'],
          exclude: [FUZZ],
          // Tests that run OpenSSL or read all data take 8 s on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // A property is a hundred tests.
        test: {
          name: 'fuzz',
          include: [FUZZ],
          setupFiles: ['tests/fuzz/fixedSeed.ts'],
          testTimeout: 600 * Number(process.env.FUZZ_RUNS ?? 100),
        },
      },
      {
        extends: true,
        // Needs the build. One process for all files, which share the parsed pages.
        test: {
          name: 'html',
          include: ['tests/html/*.test.ts'],
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
