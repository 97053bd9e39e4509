import {parseArgs} from 'node:util';
import {settings} from '../../site.settings';
import {changedFiles, filesBelow} from './changedFiles';
import {CONTENT_CHECKS, formatFiles, PROGRAM_CHECKS, type Scope} from './checks';
import {findPlaceholders, findUnready} from './findUnready';
import {messageOf} from '../runMain';
import {siteDir} from '../siteDir';

/** Returns whether the site can be published. */
function checkDeployment(): boolean {
  const {length} = findPlaceholders(settings);
  for (const line of findUnready(settings, siteDir)) console.error(`- ${line}`);
  console.log(
    length > 0
      ? `\n${length} setting(s) to change before a public deployment.`
      : 'Ready for a public deployment: no placeholder is left in the settings.',
  );
  return length === 0;
}

function readScope(names: readonly string[], isAll: boolean): Scope {
  if (isAll) return {siteDir};
  if (names.length > 0) return {siteDir, files: names.flatMap((name) => filesBelow(siteDir, name))};
  const {files, since} = changedFiles(siteDir);
  console.log(`${files.length} file${files.length === 1 ? '' : 's'} changed since ${since}`);
  return {siteDir, files};
}

/** Runs the checks of the command line (`tools/check.ts`), and returns its exit code. */
export async function runChecks(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      fix: {type: 'boolean'},
      deploy: {type: 'boolean'},
    },
  });
  if (values.deploy) return checkDeployment() ? 0 : 1;
  const scope = readScope(positionals, values.all);
  if (values.fix) await formatFiles(scope);
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const failed: string[] = [];
  const reasons = new Set<string>();
  // What stops several checks is said once, such as a mistake in data/.
  const unreadable = (error: Error) => {
    const reason = messageOf(error);
    const isSaid = reasons.has(reason);
    reasons.add(reason);
    return {isPassed: false, lines: [isSaid ? 'Not checked: see above.' : reason]};
  };
  const runOneByOne = async (checks: typeof CONTENT_CHECKS) => {
    for (const {name, when, run} of checks) {
      if (!(scope.files?.some((file) => when.test(file)) ?? true)) continue;
      const {isPassed, lines} = await Promise.resolve(scope).then(run).catch(unreadable);
      console.log([`${isPassed ? '✓' : '✗'} ${name} (after ${seconds()})`, ...lines].join('\n'));
      if (!isPassed) failed.push(name);
    }
  };
  await Promise.all([runOneByOne(scope.files ? PROGRAM_CHECKS : []), runOneByOne(CONTENT_CHECKS)]);
  console.log(
    failed.length === 0
      ? '\nNo mistakes found.'
      : `\nMistakes: ${failed.join(', ')}. Correct them, then: npm run check -- --fix`,
  );
  return failed.length === 0 ? 0 : 1;
}
