import {parseArgs} from 'node:util';
import {settings} from '../../site.settings';
import {formatFinding} from '../lint/finding';
import {siteDir} from '../siteDir';
import {findDeployBlockers, findMissingSettings} from './findDeployBlockers';
import {findMistakes, isError} from './findMistakes';

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

/** Run the checks that the command line asks for (`tools/check.ts`), and return the exit code. */
export async function runChecks(): Promise<number> {
  const {values} = parseArgs({options: {deploy: {type: 'boolean'}}});
  if (values.deploy) return checkDeployment();
  const findings = await findMistakes(siteDir);
  const errors = findings.filter(isError);
  const warnings = findings.filter((finding) => !isError(finding));
  if (warnings.length > 0) {
    console.log(['Warnings, which stop nobody:', ...warnings.map(formatFinding), ''].join('\n'));
  }
  console.log(
    errors.length === 0
      ? 'No mistakes found.'
      : [...errors.map(formatFinding), '', 'Correct these mistakes, then: npm run check'].join(
          '\n',
        ),
  );
  return errors.length === 0 ? 0 : 1;
}
