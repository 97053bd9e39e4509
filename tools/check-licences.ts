/** `npm run check:licences`: fails for packages whose licence nobody has allowed, and counts the licences. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {EXCEPTIONS, findLicenceProblems} from './packages/licences';
import {readLock} from './packages/readLock';
import {runMain} from './runMain';
import {consoleTable} from './table';

function main(): number {
  const packages = readLock(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
  const licences = [...new Set(packages.map(({license = 'none stated'}) => license))].sort();
  const rows = licences.map((licence) => {
    const own = packages.filter(({license = 'none stated'}) => license === licence);
    const forBuild = own.filter(({dev}) => !dev).length;
    return [licence, String(forBuild), String(own.length - forBuild)];
  });
  console.log(consoleTable([['Licence', 'Build', 'Development'], ...rows], 1));
  for (const {packages: pattern, licence, reason} of EXCEPTIONS) {
    console.log(`Exception: ${pattern.source} (${licence ?? 'none stated'}): ${reason}`);
  }
  const problems = findLicenceProblems(packages);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

void runMain(main);
