import {parseArgs} from 'node:util';
import {settings} from '../../site.settings';
import {formatFindings} from '../lint/finding';
import {siteDir} from '../siteDir';
import {findDeployBlockers, findDeployWarnings} from './findDeployBlockers';
import {findMistakes, isError, isInFiles} from './findMistakes';
import {listChangedFiles} from './listChangedFiles';
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
  const {values} = parseArgs({
    options: {all: {type: 'boolean'}, fix: {type: 'boolean'}, deploy: {type: 'boolean'}},
  });
  if (values.deploy) return checkDeployment();
  const changed = values.all ? undefined : listChangedFiles(siteDir);
  if (values.fix) runPrettier('--write', siteDir, changed ?? ['.']);
  const findings = await findMistakes(siteDir);
  const warnings = findings.filter((finding) => !isError(finding));
  const shownWarnings = changed ? warnings.filter(isInFiles(changed)) : warnings;
  const errors = [
    ...formatFindings(findings.filter(isError)),
    ...(changed ? [runPrettier('--check', siteDir, changed), testExamples(siteDir, changed)] : []),
  ].filter((text) => text !== undefined);
  if (shownWarnings.length > 0) {
    console.log(['Warnings, which stop nobody:', ...formatFindings(shownWarnings), ''].join('\n'));
  }
  console.log(
    errors.length === 0
      ? 'No mistakes found.'
      : [...errors, '', 'Correct these mistakes, then: npm run check -- --fix'].join('\n'),
  );
  return errors.length === 0 ? 0 : 1;
}
