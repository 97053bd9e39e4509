import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {packageBin} from '../packageBin';

/** Run a program of an installed package, and return what it prints if it fails. */
function runProgram(siteDir: string, args: readonly string[]): string | undefined {
  const options = {cwd: siteDir, encoding: 'utf8', maxBuffer: 1e8} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}

/** Run Prettier on the files that exist. Return what it prints if a file is not formatted or cannot be read. */
export function runPrettier(
  option: '--check' | '--write',
  siteDir: string,
  files: readonly string[],
): string | undefined {
  const existing = files.filter((file) => fs.existsSync(path.join(siteDir, file)));
  if (existing.length === 0) return undefined;
  const options = '--log-level=warn --ignore-unknown --no-error-on-unmatched-pattern'.split(' ');
  return runProgram(siteDir, packageBin('prettier', option, ...options, ...existing));
}

/** Match files with examples that unit tests run. Pages with commands are such files too. */
const EXAMPLES =
  /^(?:data\/entities|static\/samples)\/|^data\/limits\/applies-to\.yaml$|^WRITING\.md$/;
/** The unit tests that run the examples. */
export const EXAMPLE_TESTS = [
  'tools/samples/samples.test.ts',
  'tools/runMain.test.ts',
  'src/plugins/product-model/guides.test.ts',
];

/** Run the unit tests of examples if one of the files has an example. Return their output if one fails. */
export function testExamples(siteDir: string, files: readonly string[]): string | undefined {
  const hasExample = (file: string): boolean => {
    if (EXAMPLES.test(file)) return true;
    const page = path.join(siteDir, file);
    if (!file.endsWith('.mdx') || !fs.existsSync(page)) return false;
    return /^ *```bash/m.test(fs.readFileSync(page, 'utf8'));
  };
  if (!files.some(hasExample)) return undefined;
  const vitest = packageBin('vitest', 'run', '--project=unit', '--reporter=dot');
  return runProgram(siteDir, [...vitest, ...EXAMPLE_TESTS]);
}
