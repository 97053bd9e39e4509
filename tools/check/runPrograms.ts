import {execFile} from 'node:child_process';
import path from 'node:path';

/**
 * Run the program of an installed package with Node. This does not use `npx`, because on Windows it is a batch file that needs a shell, and a
 * shell splits a path at its spaces.
 * @param program its path in node_modules
 * @returns what it prints if it fails
 */
function runProgram(siteDir: string, program: string, ...args: readonly string[]) {
  const file = path.join(siteDir, 'node_modules', program);
  return new Promise<string | undefined>((resolve) => {
    const options = {cwd: siteDir, maxBuffer: 1e8};
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined);
    });
  });
}

/**
 * Run Prettier on all files but Markdown and MDX. It remembers in node_modules/.cache which files are formatted, which saves 8 of 10 seconds.
 * @returns what it prints if a file is not formatted or cannot be read
 */
export const runPrettier = (siteDir: string, option: '--check' | '--write') =>
  runProgram(siteDir, 'prettier/bin/prettier.cjs', option, '--cache', '--log-level=warn', '.');

/** The unit tests that run the examples of pages, and compare guides with what they describe. */
export const EXAMPLE_TESTS = [
  'tools/check/readme.test.ts',
  'tools/samples/samples.test.ts',
  'tools/runMain.test.ts',
  'src/plugins/product-model/guides.test.ts',
];

/** Run the unit tests of examples. Return their output if one fails. */
export const testExamples = (siteDir: string) =>
  runProgram(
    siteDir,
    'vitest/vitest.mjs',
    ...['run', '--project=unit', '--reporter=dot', ...EXAMPLE_TESTS],
  );
