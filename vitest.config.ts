import path from 'node:path';
import {defineConfig} from 'vitest/config';

const FUZZ = 'src/**/*.fuzz.test.{ts,tsx}';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // Compile JSX as Docusaurus does. tsconfig.json has `jsx: preserve`, which compiles nothing.
  esbuild: {jsx: 'automatic'},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}', '*.test.ts'],
          exclude: [FUZZ],
          // Tests that run OpenSSL or read all data take up to 8 s on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // A property-based test (fast-check) runs 100 cases, or FUZZ_RUNS, so it gets a longer timeout.
        test: {
          name: 'fuzz',
          include: [FUZZ],
          setupFiles: ['tests/fuzz/fixedSeed.ts'],
          testTimeout: 600 * Number(process.env.FUZZ_RUNS ?? 100),
        },
      },
      {
        extends: true,
        // These tests read the built site. All files run in one process, so that they share the parsed pages.
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
