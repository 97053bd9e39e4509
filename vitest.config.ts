import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // As Docusaurus compiles it; the tsconfig leaves JSX as it is.
  esbuild: {jsx: 'automatic'},
  test: {
    include: ['{src,tools}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // tools/test.ts asks for a JSON report to count the tests.
    outputFile: process.env.OBIS_UNIT_REPORT ? {json: process.env.OBIS_UNIT_REPORT} : undefined,
  },
});
