import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // As Docusaurus compiles it; tsconfig has `jsx: preserve`.
  esbuild: {jsx: 'automatic'},
  test: {
    include: ['{src,tools}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // Set by tools/test.ts, which counts the tests.
    outputFile: process.env.OBIS_UNIT_REPORT ? {json: process.env.OBIS_UNIT_REPORT} : undefined,
  },
});
