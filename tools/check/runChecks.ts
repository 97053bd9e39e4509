import {parseArgs} from 'node:util';
import {settings} from '../../site.settings';
import type {Finding} from '../lint/finding';
import {siteDir} from '../siteDir';
import {listChangedFiles, listFilesBelow} from './listChangedFiles';
import {
  CONTENT_CHECKS,
  formatFiles,
  PROGRAM_CHECKS,
  toOutcome,
  type Outcome,
  type Scope,
} from './checks';
import {findDeployBlockers, findMissingSettings} from './findDeployBlockers';

/** Print what has to change before a public deployment, and return the exit code. */
function checkDeployment(): number {
  const blockers = findDeployBlockers(settings, siteDir);
  for (const line of [...blockers, ...findMissingSettings(settings)]) console.error(`- ${line}`);
  console.log(
    blockers.length > 0
      ? `\nNot ready for a public deployment: ${blockers.length} to settle.`
      : 'Ready for a public deployment.',
  );
  return blockers.length > 0 ? 1 : 0;
}

function readScope(names: readonly string[], isAll: boolean): Scope {
  if (isAll) return {siteDir};
  if (names.length > 0)
    return {siteDir, files: names.flatMap((name) => listFilesBelow(siteDir, name))};
  const {files, since} = listChangedFiles(siteDir);
  console.log(`${files.length} file${files.length === 1 ? '' : 's'} changed since ${since}`);
  return {siteDir, files};
}

/** Run the checks that the command line asks for (`tools/check.ts`), and return the exit code. */
export async function runChecks(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      fix: {type: 'boolean'},
      deploy: {type: 'boolean'},
    },
  });
  if (values.deploy) return checkDeployment();
  const scope = readScope(positionals, values.all);
  if (values.fix) formatFiles(scope);
  const isNeeded = ({when}: {when: RegExp}) => scope.files?.some((file) => when.test(file)) ?? true;
  const failed: string[] = [];
  const show = (name: string, {isPassed, lines}: Outcome) => {
    console.log([`${isPassed ? '✓' : '✗'} ${name}`, ...lines].join('\n'));
    if (!isPassed) failed.push(name);
  };
  const found: Finding[] = [];
  for (const {name, find} of CONTENT_CHECKS.filter(isNeeded)) {
    const findings = await find(scope, found);
    found.push(...findings);
    show(name, toOutcome(findings));
  }
  const programs = scope.files ? PROGRAM_CHECKS.filter(isNeeded) : [];
  for (const {name, run} of programs) show(name, run(scope));
  console.log(
    failed.length === 0
      ? '\nNo mistakes found.'
      : `\nMistakes: ${failed.join(', ')}. Correct them, then: npm run check -- --fix`,
  );
  return failed.length === 0 ? 0 : 1;
}
