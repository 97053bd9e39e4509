import {parseArgs} from 'node:util';
import {settings} from '../../site.settings';
import {formatProblems} from '../lint/problem';
import {siteDir} from '../siteDir';
import {findDeployBlockers, findDeployWarnings} from './findDeployBlockers';
import {findProblems, isError} from './findProblems';
import {runPrettier, testExamples} from './runPrograms';

/** Print what has to change before a public deployment, and return the exit code. */
function checkDeployment(): number {
  const blockers = findDeployBlockers(settings, siteDir);
  for (const line of [...blockers, ...findDeployWarnings(settings, siteDir)])
    console.error(`- ${line}`);
  console.log(
    blockers.length > 0
      ? `\nNot ready for a public deployment: ${blockers.length} to settle.`
      : 'Ready for a public deployment.',
  );
  return blockers.length > 0 ? 1 : 0;
}

/** Run the checks that the command line asks for (`tools/check.ts`), and return the exit code. */
export async function runChecks(): Promise<number> {
  const {values} = parseArgs({options: {fix: {type: 'boolean'}, deploy: {type: 'boolean'}}});
  if (values.deploy) return checkDeployment();
  if (values.fix) await runPrettier(siteDir, '--write');
  const [problems, ...outputs] = await Promise.all([
    findProblems(siteDir),
    runPrettier(siteDir, '--check'),
    testExamples(siteDir),
  ]);
  const warnings = problems.filter((problem) => !isError(problem));
  const errors = [
    ...formatProblems(problems.filter(isError)),
    ...outputs.filter((output) => output !== undefined),
  ];
  if (warnings.length > 0) {
    console.log(['Warnings, which may stay:', ...formatProblems(warnings), ''].join('\n'));
  }
  console.log(
    errors.length === 0
      ? `No problems found${warnings.length > 0 ? `, but warnings: ${warnings.length}` : ''}.`
      : [...errors, '', 'Correct these problems, then: npm run check -- --fix'].join('\n'),
  );
  return errors.length === 0 ? 0 : 1;
}
