import {parseArgs} from 'node:util';
import {settings} from '../../site.settings';
import {formatFindings} from '../lint/finding';
import {siteDir} from '../siteDir';
import {findDeployBlockers, findDeployWarnings} from './findDeployBlockers';
import {findMistakes, isError} from './findMistakes';
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
  const [findings, ...outputs] = await Promise.all([
    findMistakes(siteDir),
    runPrettier(siteDir, '--check'),
    testExamples(siteDir),
  ]);
  const warnings = findings.filter((finding) => !isError(finding));
  const errors = [
    ...formatFindings(findings.filter(isError)),
    ...outputs.filter((output) => output !== undefined),
  ];
  if (warnings.length > 0) {
    console.log(['Warnings, which may stay:', ...formatFindings(warnings), ''].join('\n'));
  }
  console.log(
    errors.length === 0
      ? `No mistakes found${warnings.length > 0 ? `, but warnings: ${warnings.length}` : ''}.`
      : [...errors, '', 'Correct these mistakes, then: npm run check -- --fix'].join('\n'),
  );
  return errors.length === 0 ? 0 : 1;
}
