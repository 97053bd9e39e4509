import fs from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {listFiles} from './src/content/pages';

/** Tests that replace modules or load them again. Each of these files gets a process of its own. */
const ISOLATED = ['src', 'tools']
  .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(?:doMock|mock|resetModules)\(/.test(fs.readFileSync(file, 'utf8')));

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
          exclude: ISOLATED,
          setupFiles: ['tests/fixtures/fixedSeed.ts'],
          // The files share processes, because a process and its imports take longer than the tests of most files.
          isolate: false,
          // Tests that run OpenSSL or read all data take up to 8 s on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED,
          setupFiles: ['tests/fixtures/fixedSeed.ts'],
          testTimeout: 30_000,
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
