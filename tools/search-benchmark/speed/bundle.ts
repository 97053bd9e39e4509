import path from 'node:path';
import {build, type Rollup} from 'vite';

/**
 * Bundles a file of this folder for a page. Functions handed to the browser by the test runner would not do: the
 * program that runs TypeScript here adds calls of a helper to them that the page does not have.
 */
export async function bundle(file: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {entry: path.join(__dirname, file), formats: ['iife'], name: 'obisSpeed'},
    },
  })) as Rollup.RollupOutput[];
  const code = result[0]?.output[0].code;
  if (!code) {
    throw new Error(`${file} gave no code`);
  }
  return code;
}
