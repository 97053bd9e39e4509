import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    root: path.resolve(import.meta.dirname, '../..'),
    environment: 'node',
    // The build takes two to four minutes.
    hookTimeout: 900_000,
    testTimeout: 60_000,
    outputFile: process.env.OBIS_REHEARSAL_REPORT
      ? {json: process.env.OBIS_REHEARSAL_REPORT}
      : undefined,
  },
});
